import { LRUCache } from 'lru-cache'
import { type DerivedCache, provideDerivedCache } from '../shell/rendering/derive-cached.ts'

/** Lists with their filters are the largest entries, about 100 kB each. */
const MAX_ENTRIES = 24

provideDerivedCache(new LRUCache<string, NonNullable<ReturnType<DerivedCache['get']>>>({ max: MAX_ENTRIES }))

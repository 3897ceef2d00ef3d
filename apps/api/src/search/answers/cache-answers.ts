import { LRUCache } from 'lru-cache'
import type { CatalogSearch, SearchHits } from '../catalog-search.ts'

/** Cached answers per index; each takes a few kilobytes. */
const MAX_ANSWERS = 300

interface CachedAnswers {
  /** Incremented with each change of the index: an answer that was computed during a change is not cached. */
  version: number
  readonly byPlan: LRUCache<string, SearchHits>
}

/**
 * A search that caches answers until their index changes: counting the facets of 20,000 products takes a hundred times as
 * long as those of 200, but only the first request waits for it. Answers are shared and never altered.
 */
export function cacheAnswers(search: CatalogSearch): CatalogSearch {
  const cached = new Map<string, CachedAnswers>()

  function answersOf(index: string): CachedAnswers {
    const known = cached.get(index) ?? { version: 0, byPlan: new LRUCache<string, SearchHits>({ max: MAX_ANSWERS }) }
    cached.set(index, known)
    return known
  }

  function forget(index: string): void {
    const answers = answersOf(index)
    answers.version++
    answers.byPlan.clear()
  }

  /** Clears the cache before the change, for the requests that follow, and after it, for answers computed during the change. */
  async function forgetting(index: string, change: () => Promise<void>): Promise<void> {
    forget(index)
    try {
      await change()
    } finally {
      forget(index)
    }
  }

  return {
    fill: (content) => forgetting(content.index, () => search.fill(content)),
    async change(index, changes) {
      if (changes.length > 0) await forgetting(index, () => search.change(index, changes))
    },
    async search(index, plan) {
      const answers = answersOf(index)
      const { version } = answers
      const key = JSON.stringify(plan)
      const known = answers.byPlan.get(key)
      if (known !== undefined) return known
      const found = await search.search(index, plan)
      if (answers.version === version) answers.byPlan.set(key, found)
      return found
    },
    async drop(index) {
      cached.delete(index)
      await search.drop(index)
    },
    close: () => search.close(),
  }
}

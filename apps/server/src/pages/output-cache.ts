import { LRUCache } from 'lru-cache'

/** A rendered page, stored as sent. */
export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Compressed on the first request for this encoding. */
  readonly encoded: Map<string, Buffer>
  readonly tags: readonly string[]
}

interface CacheOptions {
  readonly ttlMs: number
  readonly maxBytes: number
  readonly now: () => number
}

/** No page of the shop has a longer URL; longer ones are attempts to fill the memory. */
const MAX_KEY_LENGTH = 2048
/** Maximum number of tags whose last invalidation is stored, for pages being rendered at that time. */
const MAX_RECENT_TAGS = 10_000

/**
 * Rendered pages by URL, removed by tag, by age, or least recently used first when their memory limit is reached. Spec §9,
 * docs/behaviour/rendering.md §23.
 */
export class OutputCache {
  readonly #pages: LRUCache<string, StoredPage>
  readonly #keysByTag = new Map<string, Set<string>>()
  #generation = 0
  /** The generation in which a tag was last invalidated. */
  readonly #invalidated = new Map<string, number>()
  #allInvalidated = 0

  constructor({ ttlMs, maxBytes, now }: CacheOptions) {
    this.#pages = new LRUCache({
      ttl: ttlMs,
      // Reads the clock for each page, not once a millisecond.
      ttlResolution: 0,
      perf: { now },
      maxSize: maxBytes,
      sizeCalculation: (page, key) => sizeOf(key, page),
      dispose: (page, key) => this.#forgetTags(key, page.tags),
    })
  }

  /** Incremented by each invalidation. Read it before a page is rendered. */
  generation(): number {
    return this.#generation
  }

  find(key: string): StoredPage | null {
    return this.#pages.get(key) ?? null
  }

  /**
   * Stores a page that was rendered from data of this generation. Null when it is not stored: its content has changed while it was
   * rendered, or its URL is too long, or it alone exceeds the memory limit.
   */
  store(key: string, page: Omit<StoredPage, 'encoded'>, generation: number): StoredPage | null {
    if (key.length > MAX_KEY_LENGTH || this.#isOutdated(page.tags, generation)) return null
    const stored = { ...page, encoded: new Map<string, Buffer>() }
    this.#pages.set(key, stored)
    if (!this.#pages.has(key)) return null
    for (const tag of stored.tags) keysOf(this.#keysByTag, tag).add(key)
    return stored
  }

  /** Removes every page with one of the tags; `*` removes all. */
  invalidate(tags: readonly string[]): number {
    this.#generation += 1
    this.#remember(tags)
    const keys = tags.includes('*') ? [...this.#pages.keys()] : tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])
    for (const key of keys) this.#pages.delete(key)
    return new Set(keys).size
  }

  #remember(tags: readonly string[]): void {
    if (tags.includes('*') || this.#invalidated.size + tags.length > MAX_RECENT_TAGS) {
      this.#invalidated.clear()
      this.#allInvalidated = this.#generation
    } else for (const tag of tags) this.#invalidated.set(tag, this.#generation)
  }

  #isOutdated(tags: readonly string[], generation: number): boolean {
    return this.#allInvalidated > generation || tags.some((tag) => (this.#invalidated.get(tag) ?? 0) > generation)
  }

  #forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** Estimated size: compressed copies are added later and counted in advance, about a third. The key is also stored under each tag. */
function sizeOf(key: string, page: StoredPage): number {
  return Math.ceil(page.body.length * 1.4) + 2 * key.length + 64 * page.tags.length + 1024
}

function keysOf(index: Map<string, Set<string>>, tag: string): Set<string> {
  const keys = index.get(tag) ?? new Set<string>()
  index.set(tag, keys)
  return keys
}

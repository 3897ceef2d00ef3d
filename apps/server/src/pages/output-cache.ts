/** A rendered page, stored as sent. */
export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Compressed on the first request for this encoding. */
  readonly encoded: Map<string, Buffer>
  readonly tags: readonly string[]
  readonly storedAt: number
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
 * Rendered pages by URL, removed by tag, by age, or least recently used first when their memory limit is reached. A `Map` keeps
 * insertion order, and reading an entry puts it last, so the first one is the least recently used. Spec §9,
 * docs/behaviour/rendering.md §23.
 */
export class OutputCache {
  readonly #options: CacheOptions
  readonly #pages = new Map<string, StoredPage>()
  readonly #keysByTag = new Map<string, Set<string>>()
  #bytes = 0
  #generation = 0
  /** The generation in which a tag was last invalidated. */
  readonly #invalidated = new Map<string, number>()
  #allInvalidated = 0

  constructor(options: CacheOptions) {
    this.#options = options
  }

  /** Incremented by each invalidation. Read it before a page is rendered. */
  generation(): number {
    return this.#generation
  }

  find(key: string): StoredPage | null {
    const page = this.#pages.get(key)
    if (!page) return null
    if (this.#options.now() - page.storedAt >= this.#options.ttlMs) {
      this.#drop(key)
      return null
    }
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /**
   * Stores a page that was rendered from data of this generation. Null when it is not stored: its content has changed while it was
   * rendered, or its URL is too long.
   */
  store(key: string, page: Omit<StoredPage, 'storedAt' | 'encoded'>, generation: number): StoredPage | null {
    if (key.length > MAX_KEY_LENGTH || this.#isOutdated(page.tags, generation)) return null
    this.#drop(key)
    const stored = { ...page, encoded: new Map<string, Buffer>(), storedAt: this.#options.now() }
    this.#pages.set(key, stored)
    this.#bytes += sizeOf(key, stored)
    for (const tag of stored.tags) keysOf(this.#keysByTag, tag).add(key)
    while (this.#bytes > this.#options.maxBytes) {
      const [oldest] = this.#pages.keys()
      if (oldest === undefined) break
      this.#drop(oldest)
    }
    return stored
  }

  /** Removes every page with one of the tags; `*` removes all. */
  invalidate(tags: readonly string[]): number {
    this.#generation += 1
    this.#remember(tags)
    const keys = tags.includes('*') ? [...this.#pages.keys()] : tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])
    for (const key of keys) this.#drop(key)
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

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(key, page)
    for (const tag of page.tags) {
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

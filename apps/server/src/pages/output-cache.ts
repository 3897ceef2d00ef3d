/** A finished page, kept as it was sent. */
export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Compressed once, when first asked for that way. */
  readonly encoded: Map<string, Buffer>
  readonly tags: readonly string[]
  readonly storedAt: number
}

interface CacheOptions {
  readonly ttlMs: number
  readonly maxBytes: number
  readonly now: () => number
}

/** No page of the shop has a longer address; longer ones are made up to fill the memory. */
const MAX_KEY_LENGTH = 2048
/** Tags whose last invalidation is remembered, for pages that are being rendered meanwhile. */
const MAX_RECENT_TAGS = 10_000

/**
 * Finished pages by address, dropped by tag, by age, or oldest first when the memory for them is full. A `Map` keeps
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

  /** Rises with each invalidation. To be read before a page is rendered. */
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
   * Keeps a page that was rendered from data of this generation. Null when it is not kept: what it shows has changed while it was
   * rendered, or its address is too long.
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

  /** Drops every page that bears one of the tags; `*` drops all. */
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

/** Compressed copies come later and are counted in advance: about a third more. The key is text, and stands under each tag as well. */
function sizeOf(key: string, page: StoredPage): number {
  return Math.ceil(page.body.length * 1.4) + 2 * key.length + 64 * page.tags.length + 1024
}

function keysOf(index: Map<string, Set<string>>, tag: string): Set<string> {
  const keys = index.get(tag) ?? new Set<string>()
  index.set(tag, keys)
  return keys
}

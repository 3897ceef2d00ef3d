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

/**
 * Finished pages by address, dropped by tag, by age, or oldest first when the memory for them is full. A `Map` keeps
 * insertion order, and reading an entry puts it last, so the first one is the least recently used. Spec §9, behaviour 23.
 */
export class OutputCache {
  readonly #options: CacheOptions
  readonly #pages = new Map<string, StoredPage>()
  readonly #keysByTag = new Map<string, Set<string>>()
  #bytes = 0

  constructor(options: CacheOptions) {
    this.#options = options
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

  store(key: string, page: Omit<StoredPage, 'storedAt' | 'encoded'>): StoredPage {
    this.#drop(key)
    const stored = { ...page, encoded: new Map<string, Buffer>(), storedAt: this.#options.now() }
    this.#pages.set(key, stored)
    this.#bytes += sizeOf(stored)
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
    const keys = tags.includes('*') ? [...this.#pages.keys()] : tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])
    for (const key of keys) this.#drop(key)
    return new Set(keys).size
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(page)
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** Compressed copies come later and are counted in advance: about a third more. */
function sizeOf(page: StoredPage): number {
  return Math.ceil(page.body.length * 1.4) + 1024
}

function keysOf(index: Map<string, Set<string>>, tag: string): Set<string> {
  const keys = index.get(tag) ?? new Set<string>()
  index.set(tag, keys)
  return keys
}

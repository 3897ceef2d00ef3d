import type { Browser, BuildList } from '../build-list.ts'

const ORIGIN = 'https://shop.example'

export const LIST: BuildList = {
  build: 'two',
  first: ['/assets/index-2.js', '/assets/styles-2.css'],
  messages: { 'en-US': ['/assets/shop-en.js'], 'de-DE': ['/assets/shop-de.js', '/assets/cart-de.js'] },
  idle: ['/assets/cart-2.js', '/assets/search-2.js'],
  views: [
    { storeCode: '', url: '', language: 'en-US' },
    { storeCode: 'de', url: '/de', language: 'de-DE' },
  ],
  reminders: { 'en-US': { title: 'Order waiting!', body: 'Click here' }, 'de-DE': { title: 'Bestellung wartet!', body: 'Klicken' } },
}

/** An in-memory Cache: by URL, in the order of insertion, as browsers list it. `room` limits the number of entries of all caches. */
class MemoryCache {
  readonly entries = new Map<string, Response>()
  readonly #hasRoom: () => boolean

  constructor(hasRoom: () => boolean) {
    this.#hasRoom = hasRoom
  }

  async match(request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const address = addressOf(request)
    const found = ignoreSearch
      ? [...this.entries].find(([key]) => key.split('?')[0] === address.split('?')[0])?.[1]
      : this.entries.get(address)
    return found?.clone()
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (!this.#hasRoom()) throw new DOMException('full', 'QuotaExceededError')
    this.entries.delete(addressOf(request))
    this.entries.set(addressOf(request), response)
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(request))
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((address) => new Request(address))
  }
}

function addressOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : new URL(String(request), ORIGIN).href
}

export interface TestBrowser extends Browser {
  readonly stores: Map<string, MemoryCache>
  /** What was requested, in order. */
  readonly asked: string[]
  /** What the server answers. */
  server: (path: string) => Response | Promise<Response>
  /** Entries that fit into storage. */
  room: number
  /** Resolves every `wait` of at most so many milliseconds, as if that time were over; without a number, all of them. */
  letTimePass(ms?: number): void
  names(): string[]
}

export function page(text: string, { language = 'en-US', status = 200, cacheControl = 'public, no-cache' } = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': language, 'cache-control': cacheControl },
  })
}

/** Caches in memory and a server that answers with the path. */
export function aBrowser(list: BuildList = LIST): TestBrowser {
  const stores = new Map<string, MemoryCache>()
  let waits: { ms: number; resolve: () => void }[] = []
  const count = () => [...stores.values()].reduce((sum, { entries }) => sum + entries.size, 0)
  const open = (name: string) => {
    const cache = stores.get(name) ?? new MemoryCache(() => count() < browser.room)
    stores.set(name, cache)
    return cache
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async match(request: RequestInfo | URL, options?: CacheQueryOptions) {
      for (const cache of stores.values()) {
        const found = await cache.match(request, options)
        if (found) return found
      }
      return undefined
    },
  }
  const browser: TestBrowser = {
    caches: caches as unknown as CacheStorage,
    stores,
    asked: [],
    server: (path) => page(`server ${path}`),
    room: Number.POSITIVE_INFINITY,
    origin: ORIGIN,
    list,
    async fetch(request) {
      const url = new URL(addressOf(request))
      browser.asked.push(url.pathname)
      return browser.server(url.pathname)
    },
    wait: (ms) => new Promise((resolve) => waits.push({ ms, resolve })),
    answers: { count: 0, isSilent: false },
    letTimePass(ms = Number.POSITIVE_INFINITY) {
      for (const wait of waits) if (wait.ms <= ms) wait.resolve()
      waits = waits.filter((wait) => wait.ms > ms)
    },
    names: () => [...stores.keys()].sort(),
  }
  return browser
}

/** A server that cannot be reached. */
export function failToFetch(): never {
  throw new TypeError('Failed to fetch')
}

/** A server that never answers. */
export function frozen(): Promise<Response> {
  return new Promise(() => {})
}

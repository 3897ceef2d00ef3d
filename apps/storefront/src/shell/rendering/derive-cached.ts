interface Derived {
  readonly sources: readonly unknown[]
  readonly value: unknown
}

export interface DerivedCache {
  get(name: string): Derived | undefined
  set(name: string, derived: Derived): unknown
}

let cache: DerivedCache | null = null

/** The server passes in its cache (`server/derived-cache.ts`); the browser has none. */
export function provideDerivedCache(provided: DerivedCache): void {
  cache = provided
}

/**
 * Returns the cached value derived from the same sources; `name` identifies it. The API returns the same objects until data changes, and
 * they are immutable. Equal sources give the same object, so values derived from it can be cached the same way.
 */
export function deriveCached<T>(name: string, sources: readonly unknown[], derive: () => T): T {
  if (!import.meta.env.SSR) return derive()
  const known = cache?.get(name)
  if (known?.sources.length === sources.length && sources.every((source, at) => source === known.sources[at])) return known.value as T
  const value = derive()
  cache?.set(name, { sources, value })
  return value
}

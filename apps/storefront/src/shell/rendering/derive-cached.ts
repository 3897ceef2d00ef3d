/** So many things made of answers are kept: lists with their filters are the largest, at a hundred kilobytes. */
const MOST = 24

const kept = new Map<string, { sources: readonly unknown[]; made: unknown }>()

/**
 * On the server: what was made of the same sources before, where `name` says what is made. The API hands out the same objects until
 * something in them changes, and nobody alters them; then what is made of them is the same object too, and so is what is made of that.
 * In the browser everything is made when it is asked for.
 */
export function deriveCached<T>(name: string, sources: readonly unknown[], make: () => T): T {
  if (!import.meta.env.SSR) return make()
  const known = kept.get(name)
  const isSame = known?.sources.length === sources.length && sources.every((source, at) => source === known.sources[at])
  const made = isSame ? (known.made as T) : make()
  kept.delete(name)
  kept.set(name, { sources, made })
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return made
}

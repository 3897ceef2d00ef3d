import type { ScalarValue } from '@meerkat/search/build/index-schema'

/** Reads all values at a dotted path, including those in lists: `category.name` of two categories is two names. Reads own members only. */
export function createFieldReader(path: string): (document: object) => ScalarValue[] {
  const names = path.split('.')
  return (document) => {
    const found: ScalarValue[] = []
    collect(document, names, 0, found)
    return found
  }
}

function collect(value: unknown, names: readonly string[], depth: number, found: ScalarValue[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, names, depth, found)
    return
  }
  const name = names[depth]
  if (name === undefined) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.push(value)
    return
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return
  collect((value as Record<string, unknown>)[name], names, depth + 1, found)
}

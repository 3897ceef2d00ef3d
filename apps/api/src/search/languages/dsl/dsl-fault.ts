/** A query in the DSL that this server does not understand; the message is for the author of the query. */
export class DslFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DslFault'
  }
}

export type DslNode = Readonly<Record<string, unknown>>

/** @throws DslFault for anything but an object. */
export function getNode(value: unknown, name: string): DslNode {
  if (isNode(value)) return value
  throw new DslFault(`The query has no object at ${name}`)
}

export function isNode(value: unknown): value is DslNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A clause is an object, a list of objects, or absent. */
export function toNodes(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The only member, besides `boost`: `{ sku: ["A"] }`. */
export function getMember(node: DslNode, name: string): [field: string, value: unknown] {
  const [member] = Object.entries(node).filter(([key]) => key !== 'boost')
  if (member === undefined) throw new DslFault(`The query names no field at ${name}`)
  return member
}

/**
 * Converts a number or a numeric text; NaN for anything else. `Number()` alone throws for some objects, such as
 * `{ "toString": 1 }`.
 */
export function toNumber(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN
}

/** The text of a value; empty when it is absent. @throws DslFault for objects and lists. */
export function getText(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new DslFault(`The query has no text at ${name}`)
}

/** @throws DslFault that names the unsupported part. */
export function refuse(what: string): never {
  throw new DslFault(`The query uses ${what.slice(0, 40)}, which is not supported`)
}

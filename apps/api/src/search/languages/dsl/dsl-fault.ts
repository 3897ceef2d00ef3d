/** A query in the DSL holds what this shop does not understand; the message is for whoever wrote it. */
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

/** Clauses are objects or lists of them, or left out. */
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

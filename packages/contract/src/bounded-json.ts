import * as z from 'zod/mini'

export interface JsonLimits {
  /** Maximum depth of nested objects and lists. */
  readonly depth: number
  /** Maximum number of characters of texts and keys, plus one for each member. */
  readonly size?: number
}

/** Deeper than any real request; recursion over such a value needs little stack. */
export const DEEPEST_BODY: JsonLimits = { depth: 64 }

/** Whether a JSON value stays within limits. Does not recurse, and stops at the first excess: the value may be an attack. */
export function isBoundedJson(value: unknown, { depth, size = Number.POSITIVE_INFINITY }: JsonLimits): boolean {
  let left = size
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let current = waiting.pop(); current; current = waiting.pop()) {
    if (typeof current.value === 'string') left -= current.value.length
    if (typeof current.value === 'object' && current.value !== null) {
      if (current.depth >= depth) return false
      for (const [key, member] of Object.entries(current.value)) {
        left -= key.length + 1
        if (left < 0) return false
        waiting.push({ value: member, depth: current.depth + 1 })
      }
    }
    if (left < 0) return false
  }
  return true
}

/** Refuses values that are too deep or too large, for members with arbitrary content from the client. */
export function boundedJson(limits: JsonLimits) {
  return z.refine((value: unknown) => isBoundedJson(value, limits), 'should be smaller')
}

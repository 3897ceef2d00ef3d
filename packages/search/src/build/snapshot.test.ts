import { describe, expect, it } from 'vitest'
import { applyChanges } from '../delta/apply-changes.ts'
import type { QueryPlan } from '../query/query-plan.ts'
import { searchIndex } from '../query/search-index.ts'
import { catalogSchema, makeProducts, toDocument } from '../testing/small-catalog.ts'
import { buildIndex } from './build-index.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const text = {
  text: 'rabbit colar',
  mode: 'words',
  fuzziness: 2,
  prefixLength: 2,
  maxExpansions: 50,
  minimumMatch: 0.75,
  minScore: 0.02,
} as const
const plan: QueryPlan = {
  text,
  filters: [{ kind: 'range', field: 'price', gte: 50 }],
  facets: [{ kind: 'terms', name: 'brand', field: 'brand', size: 9 }],
  sort: [],
  from: 0,
  size: 50,
}

const index = buildIndex(catalogSchema, makeProducts(300).map(toDocument))
const bytes = writeSnapshot(index)

describe('a snapshot', () => {
  it('gives the same results as the original index', () => {
    const answer = searchIndex(readSnapshot(bytes.slice()), plan)
    expect(answer).toEqual(searchIndex(index, plan))
    expect(answer.total).toBeGreaterThan(0)
  })

  it('has the same bytes every time', () => {
    expect(writeSnapshot(readSnapshot(bytes.slice()))).toEqual(bytes)
  })

  it('can be read at any offset of a larger buffer', () => {
    for (const offset of [1, 4, 8]) {
      const larger = new Uint8Array(bytes.length + offset)
      larger.set(bytes, offset)
      expect(searchIndex(readSnapshot(larger.subarray(offset)), plan)).toEqual(searchIndex(index, plan))
    }
  })

  it('can be changed after it was read', () => {
    const read = readSnapshot(bytes.slice())
    applyChanges(read, [
      { kind: 'remove', id: 1 },
      { kind: 'upsert', document: { id: 900, sku: 'N', text: { name: 'rabbit' }, values: { price: 60 } } },
    ])
    expect(searchIndex(read, { ...plan, size: 999 }).hits.map(({ id }) => id)).toContain(900)
  })

  it('of an empty catalogue finds nothing', () => {
    expect(searchIndex(readSnapshot(writeSnapshot(buildIndex(catalogSchema, []))), plan).total).toBe(0)
  })

  const altered = (at: number) => {
    const copy = bytes.slice()
    copy[at]! ^= 1
    return copy
  }
  it.each([
    { why: 'no bytes', wrong: new Uint8Array(0), message: 'not a search snapshot' },
    { why: 'a few bytes', wrong: new Uint8Array(7), message: 'not a search snapshot' },
    { why: 'other bytes', wrong: new Uint8Array(512).fill(7), message: 'not a search snapshot' },
    { why: 'another version', wrong: altered(4), message: 'version' },
    { why: 'a wrong checksum', wrong: altered(8), message: 'damaged' },
    { why: 'a bit flipped in the middle', wrong: altered(bytes.length >> 1), message: 'damaged' },
    { why: 'a bit flipped at the end', wrong: altered(bytes.length - 1), message: 'damaged' },
    { why: 'truncated bytes', wrong: bytes.slice(0, -8), message: 'damaged' },
    { why: 'bytes truncated to an odd length', wrong: bytes.slice(0, -3), message: 'damaged' },
    { why: 'only the header', wrong: bytes.slice(0, 16), message: 'damaged' },
  ])('refuses $why', ({ wrong, message }) => {
    expect(() => readSnapshot(wrong)).toThrow(message)
  })
})

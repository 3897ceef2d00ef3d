import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import type { IndexDocument } from '../build/index-schema.ts'
import { searchIndex } from '../query/search-index.ts'
import {
  arbitraryDocument,
  arbitraryId,
  arbitraryPlan,
  arbitraryTextPlan,
  arbitraryValues,
  smallSchema,
} from '../testing/arbitrary-catalog.ts'
import { type Json, type Row, readColumns, writeColumns } from './columns.ts'
import { type PackHeader, readPack, writePack } from './pack.ts'
import { diffDocuments, patchPack } from './patch-pack.ts'

const header: PackHeader = {
  index: 'catalog_de',
  recipe: 5,
  kind: 'lists',
  fields: ['brand'],
  documentFields: ['id'],
  settings: { size: 9 },
}

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 0, 71, '71', '', 'Größe', '\u0000'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.dictionary(fc.constantFrom('id', 'sku', '__proto__'), tie('value'), { maxKeys: 3 }), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), tie('value'), { maxKeys: 3 }),
  ),
})).value
const row = fc.dictionary(fc.constantFrom('id', 'name', 'stock', '__proto__'), json) as fc.Arbitrary<Row>

describe('columns', () => {
  it('give back any rows', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        expect(sorted(readColumns(writeColumns(rows)))).toBe(sorted(rows))
      }),
    )
  })

  it('give back rows whose members are objects, lists of objects, missing or null', () => {
    const rows = [
      { id: 1, stock: { qty: 1 }, children: [{ sku: 'A' }, { sku: 'B', price: 2 }], name: null },
      { id: 2, children: [], extra: undefined },
      { id: 3, stock: { is_in_stock: true }, children: [{ price: 3 }], name: 'C' },
    ]
    expect(readColumns(writeColumns(rows))).toEqual(JSON.parse(JSON.stringify(rows)))
  })
})

describe('a pack', () => {
  const bytes = writePack({
    header,
    index: buildIndex(smallSchema, []),
    documents: [{ id: 3, name: 'x' }],
    listed: { category: [{ id: 9 }] },
  })

  it('is written and read back', () => {
    const pack = readPack(bytes)
    expect(pack.header).toEqual(header)
    expect(pack.documents.get(3)).toEqual({ id: 3, name: 'x' })
    expect(pack.listed).toEqual({ category: [{ id: 9 }] })
  })

  it('has no index when it holds details only', () => {
    const details = writePack({ header: { ...header, kind: 'details' }, index: null, documents: [{ id: 3 }], listed: {} })
    expect(readPack(details).index).toBeNull()
  })

  it.each([
    { why: 'truncated', says: 'damaged', damage: (whole: Uint8Array) => whole.slice(0, -8) },
    {
      why: 'altered',
      says: 'damaged',
      damage: (whole: Uint8Array) => whole.map((byte, at) => (at === whole.length - 20 ? byte ^ 1 : byte)),
    },
    { why: 'of another version', says: 'version 99', damage: (whole: Uint8Array) => whole.map((byte, at) => (at === 4 ? 99 : byte)) },
    { why: 'not a pack', says: 'not a search snapshot', damage: () => new TextEncoder().encode('<!doctype html><title>Not found</title>') },
  ])('is refused when it is $why', ({ says, damage }) => {
    expect(() => readPack(damage(bytes))).toThrow(says)
  })

  it('gives the same results for every plan as the index that it was made from', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryDocument, { maxLength: 8 }),
        fc.oneof(arbitraryPlan, arbitraryTextPlan),
        (documents: IndexDocument[], plan) => {
          const index = buildIndex(smallSchema, documents)
          const pack = readPack(writePack({ header, index, documents: [], listed: {} }))
          expect(searchIndex(pack.index!, plan)).toEqual(searchIndex(index, plan))
        },
      ),
    )
  })

  it('gives the same results after patches as a new pack', () => {
    const patches = fc.array(fc.record({ id: arbitraryId, values: arbitraryValues }), { maxLength: 5 })
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryDocument, { maxLength: 8, selector: ({ id }) => id }),
        patches,
        fc.oneof(arbitraryPlan, arbitraryTextPlan),
        (documents, changes, plan) => {
          const byId = new Map(documents.map((one) => [one.id, one]))
          for (const { id, values } of changes) {
            const known = byId.get(id)
            const merged = Object.fromEntries([...Object.entries(known?.values ?? {}), ...Object.entries(values)])
            if (known) byId.set(id, { ...known, values: merged })
          }
          const pack = readPack(writePack({ header, index: buildIndex(smallSchema, documents), documents: [], listed: {} }))
          patchPack(pack, changes)
          patchPack(pack, changes)
          expect(searchIndex(pack.index!, plan)).toEqual(searchIndex(buildIndex(smallSchema, byId.values()), plan))
        },
      ),
    )
  })

  it('changes only the members of a document that a patch names', () => {
    const pack = readPack(bytes)
    patchPack(pack, [
      { id: 3, document: { price: 5, special: null } },
      { id: 99, document: { price: 1 } },
    ])
    expect([...pack.documents.values()]).toEqual([{ id: 3, name: 'x', price: 5, special: null }])
  })

  it('patches contain the members that differ, and null for a removed one', () => {
    expect(diffDocuments({ id: 1, price: 2, was: 3, list: [1] }, { id: 1, price: 4, list: [1] })).toEqual({ price: 4, was: null })
    expect(diffDocuments({ id: 1, gone: null }, { id: 1 })).toBeNull()
  })
})

/** As JSON with sorted members: the order of members is not kept, and `toEqual` ignores a member called `__proto__`. */
function sorted(value: unknown): unknown {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.entries(member)
          .filter(([, one]) => one !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
      : member,
  )
}

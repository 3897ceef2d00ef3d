import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import type { FieldValue, IndexDocument } from '../build/index-schema.ts'
import { rebuildIndex } from '../build/rebuild-index.ts'
import { readSnapshot, writeSnapshot } from '../build/snapshot.ts'
import type { QueryPlan } from '../query/query-plan.ts'
import { searchIndex } from '../query/search-index.ts'
import { suggest } from '../query/suggest.ts'
import {
  arbitraryDocument,
  arbitraryId,
  arbitraryPlan,
  arbitraryTextPlan,
  arbitraryValues,
  smallSchema,
} from '../testing/arbitrary-catalog.ts'
import { applyChanges } from './apply-changes.ts'
import type { IndexChange } from './index-change.ts'

const arbitraryChange: fc.Arbitrary<IndexChange> = fc.oneof(
  fc.record({ kind: fc.constant('upsert' as const), document: arbitraryDocument }),
  fc.record({ kind: fc.constant('remove' as const), id: arbitraryId }),
  fc.record({ kind: fc.constant('patch' as const), id: arbitraryId, values: arbitraryValues }),
)
const arbitraryPlans = fc.array(fc.oneof(arbitraryPlan, arbitraryTextPlan), { minLength: 1, maxLength: 6 })

/** The documents after the changes, computed simply: the index must give the same results. */
function changeDocuments(documents: readonly IndexDocument[], changes: readonly IndexChange[]): IndexDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  for (const change of changes) {
    if (change.kind === 'upsert') byId.set(change.document.id, change.document)
    if (change.kind === 'remove') byId.delete(change.id)
    const known = change.kind === 'patch' ? byId.get(change.id) : undefined
    if (change.kind === 'patch' && known) byId.set(change.id, { ...known, values: patched(known.values, change.values) })
  }
  return [...byId.values()]
}

function patched(values: Readonly<Record<string, FieldValue>>, changes: Readonly<Record<string, FieldValue>>) {
  return Object.fromEntries([...Object.entries(values), ...Object.entries(changes)])
}

describe('after any changes', () => {
  it('every search gives the same results as a new index, also when searches ran in between', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryDocument, { maxLength: 8 }),
        fc.array(fc.array(arbitraryChange, { maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        arbitraryPlans,
        (documents, batches, plans) => {
          const index = buildIndex(smallSchema, documents)
          for (const changes of batches) {
            for (const plan of plans) searchIndex(index, plan)
            applyChanges(index, changes)
          }
          const rebuilt = buildIndex(smallSchema, changeDocuments(documents, batches.flat()))
          for (const plan of plans) expect(searchIndex(index, plan)).toEqual(searchIndex(rebuilt, plan))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('an index rebuilt from itself and one read from a snapshot give the same results, suggestions included', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryDocument, { maxLength: 8 }),
        fc.array(arbitraryChange, { maxLength: 6 }),
        arbitraryPlans,
        (documents, changes, plans) => {
          const index = buildIndex(smallSchema, documents)
          applyChanges(index, changes)
          const copies = [rebuildIndex(index), readSnapshot(writeSnapshot(index))]
          for (const plan of plans) for (const copy of copies) expect(searchIndex(copy, plan)).toEqual(searchIndex(index, plan))
          for (const text of ['pup', 'dog fo', 'colla', 'dgo food'])
            for (const copy of copies) expect(suggest(copy, text, 5)).toEqual(suggest(index, text, 5))
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a change', () => {
  const plan: QueryPlan = { filters: [{ kind: 'range', field: 'price', lte: 2 }], facets: [], sort: [], from: 0, size: 10 }
  const document: IndexDocument = { id: 7, sku: 'A', text: { name: 'dog food' }, values: { price: 3, brand: 'x' } }

  it('of an unknown document or field does nothing', () => {
    const index = buildIndex(smallSchema, [document])
    applyChanges(index, [
      { kind: 'patch', id: 8, values: { price: 1 } },
      { kind: 'remove', id: 9 },
      { kind: 'patch', id: 7, values: { nothing: 1 } },
    ])
    expect(searchIndex(index, plan).total).toBe(0)
    expect(searchIndex(index, { ...plan, filters: [] }).total).toBe(1)
  })

  it('of a price is visible at once', () => {
    const index = buildIndex(smallSchema, [document])
    applyChanges(index, [{ kind: 'patch', id: 7, values: { price: 1 } }])
    expect(searchIndex(index, plan).hits).toEqual([{ id: 7, score: null }])
  })

  it('of a value is found by the new value and not by the old one, also after an earlier search for the old one', () => {
    const index = buildIndex(smallSchema, [document])
    const totalOf = (brand: string) => searchIndex(index, { ...plan, filters: [{ kind: 'terms', field: 'brand', values: [brand] }] }).total
    const totals = () => ['x', 'y'].map(totalOf)
    expect(totals()).toEqual([1, 0])
    applyChanges(index, [{ kind: 'patch', id: 7, values: { brand: 'y' } }])
    expect(totals()).toEqual([0, 1])
    applyChanges(index, [{ kind: 'patch', id: 7, values: { brand: 'x' } }])
    expect(totals()).toEqual([1, 0])
    applyChanges(index, [{ kind: 'patch', id: 7, values: { brand: null } }])
    expect(totals()).toEqual([0, 0])
  })

  it('of a text removes the old words', () => {
    const index = buildIndex(smallSchema, [document])
    const text = { text: 'bowl', mode: 'words', fuzziness: 0, prefixLength: 2, maxExpansions: 50, minimumMatch: 1, minScore: 0 } as const
    applyChanges(index, [{ kind: 'upsert', document: { ...document, text: { name: 'steel bowl' } } }])
    expect(searchIndex(index, { ...plan, filters: [], text }).total).toBe(1)
    expect(searchIndex(index, { ...plan, filters: [], text: { ...text, text: 'food' } }).total).toBe(0)
  })
})

import { createSelector } from '@meerkat/catalogue-query/answers/field-selection'
import { describe, expect, it } from 'vitest'
import { storeDocument } from '../documents/stored-document.ts'
import { createProjectionCache } from './projection-cache.ts'

const sources = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: `Größe ${id}`,
  price: id,
  stock: { qty: id },
  configurable_children: [{ sku: `S-${id}`, name: 'x' }],
}))
const documents = sources.map((source) => storeDocument(source.id, source))
const selections = [
  { include: [], exclude: [] },
  { include: ['name'], exclude: [] },
  { include: [], exclude: ['stock'] },
  { include: [], exclude: ['*'] },
  ...Array.from({ length: 40 }, (_, at) => ({ include: ['id', `field-${at}`], exclude: [] })),
]

describe('cached projections', () => {
  it.each([{ budget: 1 }, { budget: 5_000 }, { budget: 50_000 }, { budget: 12_000_000 }])(
    'are correct whatever was evicted (budget $budget)',
    ({ budget }) => {
      const project = createProjectionCache(budget)
      for (let round = 0; round < 3; round++) {
        for (const selection of selections) {
          for (const [at, document] of documents.entries()) {
            const expected = createSelector(selection)(sources[at]!)
            const projection = project({ ...selection, compact: false })
            expect(JSON.parse(projection.toBytes(document).toString())).toEqual(expected)
            expect(projection.toSource(document)).toEqual(expected)
          }
        }
      }
    },
  )

  it('are the same bytes and the same object for the same document', () => {
    const project = createProjectionCache()
    const form = { include: ['name', 'configurable_children'], exclude: [], compact: false }
    const [document] = documents
    expect(project(form).toBytes(document!)).toBe(project(form).toBytes(document!))
    expect(project(form).toSource(document!)).toBe(project(form).toSource(document!))
  })

  it('differ for another version of a document', () => {
    const projection = createProjectionCache()({ include: ['price'], exclude: [], compact: false })
    expect(projection.toSource(storeDocument(1, { price: 1 }))).toEqual({ price: 1 })
    expect(projection.toSource(storeDocument(1, { price: 2 }))).toEqual({ price: 2 })
  })

  it('have short names in the compact format', () => {
    const projection = createProjectionCache()({ include: [], exclude: ['stock'], compact: true })
    expect(projection.toSource(documents[3]!)).toEqual({ id: 3, nm: 'Größe 3', p: 3, configurable_children: [{ sku: 'S-3', nm: 'x' }] })
  })
})

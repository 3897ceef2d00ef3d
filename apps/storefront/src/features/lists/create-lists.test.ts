import type { Product } from '@meerkat/contract/product'
import { type Arbitrary, array, assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ListName, ProductLists } from '../../offline/collections/product-lists.ts'
import { anAgreement } from '../../testing/an-agreement.ts'
import { createLists } from './create-lists.ts'
import { type ListsState, NO_LISTS } from './lists-context.ts'

function aProduct(sku: string, fields: Partial<Product> = {}): Product {
  return { id: Number.parseInt(sku, 36), sku, name: sku, price: 1, type_id: 'simple', ...fields }
}

function openLists(stored: Partial<Record<ListName, readonly Product[]>> = {}) {
  const disk = new Map(Object.entries(stored)) as Map<ListName, readonly Product[]>
  let reads = 0
  const storage: ProductLists = {
    read: async (name) => {
      reads += 1
      return disk.get(name) ?? null
    },
    write: async (name, products) => void disk.set(name, products),
    readOwner: async () => null,
    writeOwner: async () => undefined,
    agreement: anAgreement(),
    subscribe: () => () => {},
  }
  const store = createStore<ListsState>(() => NO_LISTS)
  const skus = (name: ListName) => store.getState()[name].map(({ sku }) => sku)
  return { lists: createLists(storage, store), store, disk, skus, countReads: () => reads }
}

describe('loading', () => {
  it('happens once', async () => {
    const { lists, skus, store, countReads } = openLists({ wishlist: [aProduct('A')] })
    await lists.load()
    await lists.load()
    expect({ skus: skus('wishlist'), loaded: store.getState().loaded, reads: countReads() }).toEqual({
      skus: ['A'],
      loaded: true,
      reads: 3,
    })
  })

  it('happens again when forced, and keeps the list when nothing is stored', async () => {
    const { lists, skus, disk } = openLists({ wishlist: [aProduct('A')], compare: [aProduct('C')] })
    await lists.load()
    disk.set('wishlist', [aProduct('B')])
    disk.delete('compare')
    await lists.load({ force: true })
    expect([skus('wishlist'), skus('compare')]).toEqual([['B'], ['C']])
  })
})

describe('adding', () => {
  it.each([
    { name: 'wishlist', skus: ['A', 'B'], why: 'appends to the wishlist' },
    { name: 'compare', skus: ['A', 'B'], why: 'appends to the comparison' },
    { name: 'recent', skus: ['B', 'A'], why: 'puts viewed products first' },
  ] as const)('$why', async ({ name, skus }) => {
    const open = openLists()
    await open.lists.add(name, aProduct('A'))
    await open.lists.add(name, aProduct('B'))
    expect(open.skus(name)).toEqual(skus)
    expect(open.disk.get(name)?.map(({ sku }) => sku)).toEqual(skus)
  })

  it.each(['wishlist', 'compare', 'recent'] as const)('%s: keeps the place of a sku that is already listed', async (name) => {
    const { lists, skus } = openLists()
    for (const sku of ['A', 'B', 'A']) await lists.add(name, aProduct(sku))
    expect(skus(name)).toHaveLength(2)
  })

  it('stores a quantity of one on the wishlist, and compared products unchanged', async () => {
    const { lists, store } = openLists()
    await lists.add('wishlist', aProduct('A', { qty: 7, description: 'long' }))
    await lists.add('compare', aProduct('A', { brand: '7' }))
    expect(store.getState().wishlist[0]).toEqual(aProduct('A', { qty: 1 }))
    expect(store.getState().compare[0]).toEqual(aProduct('A', { brand: '7' }))
  })
})

it('removes a sku, clears one list, forgets all lists', async () => {
  const { lists, skus, disk } = openLists()
  for (const name of ['wishlist', 'compare', 'recent'] as const) for (const sku of ['A', 'B']) await lists.add(name, aProduct(sku))
  await lists.remove('wishlist', 'A')
  expect(skus('wishlist')).toEqual(['B'])
  await lists.clear('compare')
  expect(disk.get('compare')).toEqual([])
  await lists.add('compare', aProduct('C'))
  await lists.forget()
  expect([skus('wishlist'), skus('compare'), skus('recent')]).toEqual([[], [], []])
  expect([...disk.values()].flat()).toEqual([])
})

it('updates the prices of products on the wishlist, and does not bring back a removed one', async () => {
  const { lists, store, disk } = openLists()
  for (const sku of ['A', 'B', 'C']) await lists.add('wishlist', aProduct(sku))
  await lists.remove('wishlist', 'B')
  await lists.refreshWishes([aProduct('A', { price: 2, description: 'long' }), aProduct('B', { price: 2 })])
  const shown = [aProduct('A', { price: 2, qty: 1 }), aProduct('C', { qty: 1 })]
  expect(store.getState().wishlist).toEqual(shown)
  expect(disk.get('wishlist')).toEqual(shown)
})

it('never lists a sku twice, and stores what the screen shows', async () => {
  const step = tuple(constantFrom('add', 'remove'), constantFrom('wishlist', 'compare', 'recent'), constantFrom('A', 'B', 'C'))
  await assert(
    asyncProperty(array(step as Arbitrary<['add' | 'remove', ListName, string]>), async (steps) => {
      const { lists, skus, disk } = openLists()
      for (const [act, name, sku] of steps) await (act === 'add' ? lists.add(name, aProduct(sku)) : lists.remove(name, sku))
      for (const name of ['wishlist', 'compare', 'recent'] as const) {
        expect(new Set(skus(name)).size).toBe(skus(name).length)
        expect((disk.get(name) ?? []).map(({ sku }) => sku)).toEqual(skus(name))
      }
    }),
  )
})

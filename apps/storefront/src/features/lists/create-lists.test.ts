import type { Product } from '@meerkat/contract/product'
import { type Arbitrary, array, assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ListName, ProductLists } from '../../offline/collections/product-lists.ts'
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

  it('happens again when it is forced, and nothing stored leaves the list alone', async () => {
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
    { name: 'wishlist', skus: ['A', 'B'], why: 'a wish goes to the end' },
    { name: 'compare', skus: ['A', 'B'], why: 'so does what is compared' },
    { name: 'recent', skus: ['B', 'A'], why: 'what was looked at goes in front' },
  ] as const)('$why', async ({ name, skus }) => {
    const open = openLists()
    await open.lists.add(name, aProduct('A'))
    await open.lists.add(name, aProduct('B'))
    expect(open.skus(name)).toEqual(skus)
    expect(open.disk.get(name)?.map(({ sku }) => sku)).toEqual(skus)
  })

  it.each(['wishlist', 'compare', 'recent'] as const)('%s: a sku that is there stays where it is', async (name) => {
    const { lists, skus } = openLists()
    for (const sku of ['A', 'B', 'A']) await lists.add(name, aProduct(sku))
    expect(skus(name)).toHaveLength(2)
  })

  it('a wish is one piece; what is compared is as it was', async () => {
    const { lists, store } = openLists()
    await lists.add('wishlist', aProduct('A', { qty: 7, description: 'long' }))
    await lists.add('compare', aProduct('A', { brand: '7' }))
    expect(store.getState().wishlist[0]).toEqual(aProduct('A', { qty: 1 }))
    expect(store.getState().compare[0]).toEqual(aProduct('A', { brand: '7' }))
  })
})

it('removing drops the sku, clearing everything of a list, forgetting everything of all', async () => {
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

it('a list never has a sku twice, and the disk has what the screen has', async () => {
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

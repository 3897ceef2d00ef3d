import type { Product } from '@meerkat/contract/product'
import type { StoreApi } from 'zustand'
import type { ListName, ProductLists } from '../../offline/collections/product-lists.ts'
import type { ListsState } from './lists-context.ts'

export interface Lists {
  /** Reads the stored lists: once, unless forced. docs/behaviour/small-stores.md §20.1. */
  readonly load: (options?: { force?: boolean }) => Promise<void>
  /** Does nothing when the sku is on the list already. Recently viewed products go in front, the others to the end. */
  readonly add: (name: ListName, product: Product) => Promise<void>
  readonly remove: (name: ListName, sku: string) => Promise<void>
  readonly clear: (name: ListName) => Promise<void>
  /** Updates prices, stock and names of products on the wishlist; ignores products that are not on it. */
  readonly refreshWishes: (products: readonly Product[]) => Promise<void>
  /** Replaces all entries of the list. */
  readonly replace: (name: ListName, products: readonly Product[]) => Promise<void>
  /** After a logout: deletes all three lists, which are personal. docs/behaviour/session.md §15.4. */
  readonly forget: () => Promise<void>
}

const NAMES: readonly ListName[] = ['wishlist', 'compare', 'recent']
/** Limits the storage used on the device. */
const MAX_RECENT = 40

/** The lists with their storage. Every change is stored before its call returns. */
export function createLists(storage: ProductLists, store: StoreApi<ListsState>): Lists {
  async function read(name: ListName): Promise<void> {
    const stored = await storage.read(name)
    // Keep the list when nothing is stored. docs/behaviour/small-stores.md §20.2.
    if (stored) store.setState({ [name]: stored })
  }

  async function change(name: ListName, products: readonly Product[]): Promise<void> {
    store.setState({ [name]: products })
    await storage.write(name, products)
  }

  return {
    async load({ force = false } = {}) {
      if (store.getState().loaded && !force) return
      await Promise.all(NAMES.map(read))
      store.setState({ loaded: true })
    },
    async add(name, product) {
      const known = store.getState()[name]
      if (known.some(({ sku }) => sku === product.sku)) return
      const entry = toEntry(product)
      if (name === 'recent') await change(name, [entry, ...known].slice(0, MAX_RECENT))
      else await change(name, [...known, name === 'wishlist' ? toWishlistItem(product) : entry])
    },
    async remove(name, sku) {
      const known = store.getState()[name]
      await change(
        name,
        known.filter((product) => product.sku !== sku),
      )
    },
    clear: (name) => change(name, []),
    async refreshWishes(products) {
      const fresh = new Map(products.map((product) => [product.sku, toWishlistItem(product)]))
      await change(
        'wishlist',
        store.getState().wishlist.map((entry) => fresh.get(entry.sku) ?? entry),
      )
    },
    replace: change,
    async forget() {
      await Promise.all(NAMES.map((name) => change(name, [])))
    },
  }
}

export function toWishlistItem(product: Product): Product {
  return { ...toEntry(product), qty: 1 }
}

/** A product as stored: without the long texts and the gallery, which the lists do not show. */
function toEntry(product: Product): Product {
  const { description: _, media_gallery: __, attributes_metadata: ___, ...entry } = product
  return entry
}

import type { StoresFile, StoreView } from '@meerkat/contract/store-config'

/** The seller of a store view: the shop's, with what the store view sets differently. */
export function sellerOf({ shop }: Pick<StoresFile, 'shop'>, { seller = {} }: Pick<StoreView, 'seller'>): StoresFile['shop']['seller'] {
  return { ...shop.seller, ...definedIn(seller) }
}

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

function definedIn<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>
}

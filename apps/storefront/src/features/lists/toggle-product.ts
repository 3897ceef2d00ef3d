import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'
import type { Words } from '@meerkat/i18n/words'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { notices } from '../../shell/notifications/notices.ts'
import { listsStore, openedLists } from './lists-context.ts'

export interface ToggledProduct {
  readonly id: number
  readonly name: string
  /** Loaded when the caller does not have the whole product. */
  readonly document?: Product | undefined
}

export interface ToggleContext {
  readonly api: Api
  readonly view: StoreView
  readonly t: Words
}

/** Adds a product to a list or removes it, with a notice. docs/behaviour/small-stores.md §20.1. */
export async function toggleProduct(name: 'wishlist' | 'compare', product: ToggledProduct, { api, view, t }: ToggleContext): Promise<void> {
  const known = listsStore.getState()[name].find(({ id }) => id === product.id)
  const shown = { name: decodeEntities(product.name) }
  const { add, remove } = await openedLists()
  if (known) {
    await remove(name, known.sku)
    return notices.show({ type: 'success', message: t(`${name}.removed`, shown), action1: { label: t('notices.ok') } })
  }
  const document = product.document ?? (await findProduct(api, view, product.id))
  if (!document) return notices.show({ type: 'error', message: t('lists.failed', shown), action1: { label: t('notices.ok') } })
  await add(name, document)
  notices.show({
    type: 'success',
    message: t(`${name}.added`, shown),
    action1: { label: t('notices.ok') },
    ...(name === 'compare' && { action2: { label: t('compare.action'), href: `${view.url}/compare` } }),
  })
}

/** Null when the product is gone or cannot be loaded. */
async function findProduct(api: Api, view: StoreView, id: number): Promise<Product | null> {
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  const request = { entity: 'product', query, size: 1, exclude: ['description', 'media_gallery'] } as const
  return searchEntities<Product>(api, view, request).then(
    ({ items }) => items[0] ?? null,
    () => null,
  )
}

import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'
import type { Translate } from '@meerkat/i18n/messages'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { notices } from '../../shell/notifications/notices.ts'
import { claimAddition, keepAddition } from '../../shell/page-load/early-additions.ts'
import { listsStore, openedLists } from './lists-context.ts'

export interface ToggledProduct {
  readonly id: number
  readonly name: string
  /** Loaded when the caller does not have the whole product. */
  readonly document?: Product | undefined
}

/** Longer than a page that is being left goes on. */
const LEAVING_MS = 500

export interface ToggleContext {
  readonly api: Api
  readonly view: StoreView
  readonly t: Translate
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
  const document = product.document ?? (await findForList(name, product.id, { api, view }))
  // The next page of this tab, opened meanwhile, has added it.
  if (document === 'taken') return
  if (!document) return notices.show({ type: 'error', message: t('lists.failed', shown), action1: { label: t('notices.ok') } })
  await add(name, document)
  notices.show({
    type: 'success',
    message: t(`${name}.added`, shown),
    action1: { label: t('notices.ok') },
    ...(name === 'compare' && { action2: { label: t('compare.action'), href: `${view.url}/compare` } }),
  })
}

/** Loads a product. Until it has arrived, the click is kept for the next page of this tab, in case the shopper leaves this one. */
async function findForList(list: 'wishlist' | 'compare', id: number, { api, view }: Pick<ToggleContext, 'api' | 'view'>) {
  const addition = { id, list, qty: 1, at: location.href, page: performance.timeOrigin }
  keepAddition(addition)
  const found = await findProduct(api, view, id)
  return claimAddition(addition) ? found : 'taken'
}

/** Null when the product is gone or cannot be loaded. */
async function findProduct(api: Api, view: StoreView, id: number): Promise<Product | null> {
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  const request = { entity: 'product', query, size: 1, exclude: ['description', 'media_gallery'] } as const
  return searchEntities<Product>(api, view, request).then(
    ({ items }) => items[0] ?? null,
    // A page that is being left aborts its requests and never comes back from this: the click stays kept for the next page.
    () => new Promise((resolve) => setTimeout(resolve, LEAVING_MS, null)),
  )
}

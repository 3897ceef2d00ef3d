import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'
import type { Translate } from '@meerkat/i18n/messages'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { notices } from '../../shell/notifications/notices.ts'
import { claimAddition, isKept, keepAddition } from '../../shell/page-load/early-additions.ts'
import { listsStore, openedLists } from './lists-context.ts'

export interface ToggledProduct {
  readonly id: number
  readonly name: string
  /** Loaded when the caller does not have the whole product. */
  readonly document?: Product | undefined
}

/** Milliseconds; a page that is being left stops running sooner. */
const LEAVING_MS = 500

export interface ToggleContext {
  readonly api: Api
  readonly view: StoreView
  readonly t: Translate
}

/**
 * Adds a product to a list or removes it, with a notice. An addition is stored at the click, so that the next page of this tab performs it
 * when the shopper leaves this page too early. docs/behaviour/small-stores.md §20.1.
 */
export async function toggleProduct(name: 'wishlist' | 'compare', product: ToggledProduct, context: ToggleContext): Promise<void> {
  const click = `${name} ${product.id}`
  if (busy.has(click)) return
  busy.add(click)
  await toggle(name, product, context).finally(() => busy.delete(click))
}

/** A second click before the first one is done would undo it. */
const busy = new Set<string>()

async function toggle(name: 'wishlist' | 'compare', product: ToggledProduct, { api, view, t }: ToggleContext): Promise<void> {
  const known = listsStore.getState()[name].find(({ id }) => id === product.id)
  const shown = { name: decodeEntities(product.name) }
  if (known) {
    const { remove } = await openedLists()
    await remove(name, known.sku)
    return notices.show({ type: 'success', message: t(`${name}.removed`, shown), action1: { label: t('notices.ok') } })
  }
  const addition = { id: product.id, list: name, qty: 1, at: location.href, page: performance.timeOrigin }
  keepAddition(addition)
  const loaded = await Promise.all([product.document ?? findProduct(api, view, product.id), openedLists()]).catch(afterLeaving)
  // The next page of this tab, opened meanwhile, has performed the addition.
  if (!isKept(addition)) return
  const [document, lists] = loaded ?? []
  if (document) await lists?.add(name, document)
  claimAddition(addition)
  if (!document || !lists) return notices.show({ type: 'error', message: t('lists.failed', shown), action1: { label: t('notices.ok') } })
  notices.show({
    type: 'success',
    message: t(`${name}.added`, { ...shown, count: listsStore.getState()[name].length }),
    action1: { label: t('notices.ok') },
    ...(name === 'compare' && { action2: { label: t('compare.action'), href: `${view.url}/compare` } }),
  })
}

/** Undefined when the product is gone. */
async function findProduct(api: Api, view: StoreView, id: number): Promise<Product | undefined> {
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  const request = { entity: 'product', query, size: 1, exclude: ['description', 'media_gallery'] } as const
  const { items } = await searchEntities<Product>(api, view, request)
  return items[0]
}

/**
 * Waits after a failed request. A page that is being left aborts its requests and stops running before this wait is over, so the addition
 * stays stored for the next page.
 */
function afterLeaving(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, LEAVING_MS, null))
}

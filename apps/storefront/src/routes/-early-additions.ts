import type { Product } from '@meerkat/contract/product'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'
import { openedCart } from '../features/cart/cart-context.ts'
import { openedLists } from '../features/lists/lists-context.ts'
import { configurePage } from '../features/product/buying/product-form.ts'
import { hasSpecialChoices } from '../features/product/options/open-special-choices.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { notices } from '../shell/notifications/notices.ts'
import { claimAddition, type EarlyAddition, isKept } from '../shell/page-load/early-additions.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/**
 * Performs additions to cart and lists that were clicked on earlier pages of this tab, which the shopper left before they were done. Each
 * click is claimed right before the cart changes, or right after the list has, so that closing the page neither loses nor repeats it. If
 * the server does not answer, the next page retries. One call waits for the other, and finds its clicks claimed.
 */
export function performEarlyAdditions(additions: readonly EarlyAddition[], context: RouterContext): Promise<void> {
  performing = performAfter(performing, additions, context)
  return performing
}

let performing = Promise.resolve()

async function performAfter(earlier: Promise<void>, additions: readonly EarlyAddition[], context: RouterContext): Promise<void> {
  await earlier
  for (const addition of additions) await addOne(addition, context).catch(() => undefined)
}

async function addOne(addition: EarlyAddition, context: RouterContext): Promise<void> {
  const { view, i18n } = context
  const { id, qty, at, list } = addition
  const { pathname, searchParams } = new URL(at)
  // Each store view has its own cart and lists.
  if (findStoreView(pathname).view !== view) return
  if (list) return addToList(addition, list, context)
  const [product, cart] = await Promise.all([findProduct(id, context), openedCart()])
  if (!claimAddition(addition)) return
  if (!product) return notices.show({ type: 'error', message: i18n.t('product.gone') })
  // Other choices made on that page are not known here.
  if (hasSpecialChoices(product)) {
    return notices.show({
      type: 'warning',
      message: i18n.t('early.choose', { name: product.name }),
      action1: { label: i18n.t('tile.chooseSize'), href: at },
    })
  }
  const childSku = searchParams.get('childSku') ?? /\/p\/[^/]+\/[^/]+\/([^/]+)$/.exec(pathname)?.[1]
  await cart.add([{ ...configurePage(product, childSku && decodeURIComponent(childSku)).product, qty }])
}

/** Adds the product even if it is on the list by now: it was not at the time of the click, so the click must not remove it. */
async function addToList(addition: EarlyAddition, list: 'wishlist' | 'compare', context: RouterContext): Promise<void> {
  const { i18n } = context
  const [product, lists] = await Promise.all([findProduct(addition.id, context), openedLists()])
  if (!isKept(addition)) return
  // Adding it twice adds it once, so it is claimed when it is stored.
  if (product) await lists.add(list, product)
  claimAddition(addition)
  if (!product) return notices.show({ type: 'error', message: i18n.t('product.gone') })
  const message = i18n.t(`${list}.added`, { name: decodeEntities(product.name) })
  notices.show({ type: 'success', message, action1: { label: i18n.t('notices.ok') } })
}

async function findProduct(id: number, { api, view }: RouterContext): Promise<Product | undefined> {
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  const { items } = await searchEntities<Product>(api, view, { entity: 'product', query, size: 1 })
  return items[0]
}

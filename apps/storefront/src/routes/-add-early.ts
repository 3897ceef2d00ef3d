import type { Product } from '@meerkat/contract/product'
import { openedCart } from '../features/cart/cart-context.ts'
import { configurePage } from '../features/product/buying/product-form.ts'
import { hasSpecialChoices } from '../features/product/options/open-special-choices.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { notices } from '../shell/notifications/notices.ts'
import { claimAddition, type EarlyAddition } from '../shell/page-load/early-additions.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/**
 * Adds to the cart what was clicked on earlier pages of this tab before their JavaScript bundle had loaded. Each click is claimed right
 * before the cart changes, so that closing the page neither loses nor repeats it. If the server does not answer, the next page retries.
 */
export async function addEarly(additions: readonly EarlyAddition[], context: RouterContext): Promise<void> {
  for (const addition of additions) await addOne(addition, context).catch(() => undefined)
}

async function addOne(addition: EarlyAddition, { api, view, i18n }: RouterContext): Promise<void> {
  const { id, qty, at } = addition
  const { pathname, searchParams } = new URL(at)
  // Each store view has its own cart.
  if (findStoreView(pathname).view !== view) return
  const query = { _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }] }
  const [[product], cart] = await Promise.all([
    searchEntities<Product>(api, view, { entity: 'product', query, size: 1 }).then(({ items }) => items),
    openedCart(),
  ])
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

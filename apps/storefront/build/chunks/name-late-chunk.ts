import { type ModuleGraph, reachedFrom } from './module-graph.ts'

/** Pages that a visit may begin with, and wishlist and checkout. What they load at once stays out of the files below. */
const PAGES =
  /\/routes\/(?:(?:index|search|checkout|wishlist)\.tsx\?tsr-split=|-(?:home|category|product|content|not-found|checkout)\.tsx$)/

/** What they load by themselves soon after: stock, and the sections and shelves of a product. */
const SOON = [/\/routes\/-below-product\.tsx$/, /\/(?:tiles\/fetch-rail|shell\/api\/ask-stock|contract\/src\/(?:search|stock))\.ts$/]

const CART_PAGE = /\/routes\/cart\.tsx\?tsr-split=/

/** The pages of other addresses. */
const OTHER_PAGES = /\/routes\/[^-/][^/]*\?tsr-split=/

/** What shows ordered products or prices of the cart, beside the cart's page. */
const ORDERING =
  /\/features\/(?:checkout\/checkout-screen|cart\/screens\/mini-cart-content)\.tsx$|\/routes\/-(?:placed-order|offline|waiting-order-page)\.tsx$/

/** What opens the cart: at the first interaction, or at once on pages that show it. */
const CART = /\/features\/cart\/(?:actions\/open-cart|notices\/show-cart-notice)\.ts$/

/** What a settled page loads: orders that wait on the device, the catalogue of the device, and the loaders of the next page. */
const SETTLED = [
  /\/routes\/-(?:offline|load-target)\.tsx?$/,
  /\/offline\/sending\/(?:order-queue|post-order)\.ts$/,
  /\/search-worker\/start-device\.ts$/,
  /\/features\/catalog\/(?:listing\/(?:ask-url-map|fetch-list)|category\/(?:fetch|load)-category)\.ts$/,
]

/**
 * Puts modules that are loaded in the same moment into one file. By default the bundler writes sixty for a settled page, one per combination
 * of importers, and asking for them takes an eighth of the processor time of a visit. Decision 0114.
 */
export function nameLateChunk(): (id: string, graph: ModuleGraph) => string | null {
  const ofPages = reachedFrom((id) => [PAGES, ...SOON].some((root) => root.test(id)))
  const ofCartPage = reachedFrom((id) => CART_PAGE.test(id))
  const ofOtherPages = reachedFrom((id) => OTHER_PAGES.test(id))
  const ofOrdering = reachedFrom((id) => ORDERING.test(id))
  const ofCart = reachedFrom((id) => CART.test(id))
  const ofSettled = reachedFrom((id) => SETTLED.some((root) => root.test(id)))
  return (id, graph) => {
    if (ofPages(id, graph)) return null
    if (ofCartPage(id, graph)) return ofOrdering(id, graph) || ofCart(id, graph) ? 'basket' : null
    if (ofCart(id, graph)) return ofSettled(id, graph) ? 'stored' : 'cart-actions'
    if (!ofSettled(id, graph)) return null
    // Apart, so that the account's pages load only this one at once.
    return ofOtherPages(id, graph) ? 'outbox' : 'settled'
  }
}

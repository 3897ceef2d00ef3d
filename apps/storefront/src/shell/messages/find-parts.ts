import type { CatalogPart } from '@meerkat/i18n/load-messages'

/**
 * The message parts that the page at a path within its store view needs to hydrate: loaders do not run again in the browser. Routes match
 * in upper and lower case, and content pages are at several paths.
 */
export function findParts(pathname: string): CatalogPart[] {
  const path = pathname.toLowerCase()
  if (path.startsWith('/checkout')) return ['shop', 'cart', 'checkout']
  if (path === '/cart') return ['shop', 'cart']
  if (path.startsWith('/order/')) return ['shop', 'cart', 'checkout', 'payment']
  // Orders use the cart's labels for amounts.
  if (/^\/(?:my-account|guest-order)/.test(path)) return ['shop', 'cart', 'checkout', 'account']
  if (/^\/(?:create-password|reset-password|newsletter)/.test(path)) return ['shop', 'checkout', 'account']
  if (/^\/(?:i\/|pages\/)?(?:contact(?:us)?|message-copy|store-locator)$/.test(path)) return ['shop', 'service']
  if (path === '/product-alert') return ['shop', 'later', 'checkout']
  return /^\/(?:compare|offline|review-requests|wishlist)$/.test(path) ? ['shop', 'later'] : ['shop']
}

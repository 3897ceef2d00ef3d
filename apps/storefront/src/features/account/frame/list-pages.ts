/** `isOurs`: the page needs calls that servers of the old protocol do not have. docs/wire.md §18. */
const PAGES = [
  { path: '/my-account', label: 'account.profile', isOurs: false },
  { path: '/my-account/shipping-details', label: 'account.shipping', isOurs: false },
  { path: '/my-account/orders', label: 'account.orders', isOurs: false },
  { path: '/my-account/recently-viewed', label: 'account.recent', isOurs: false },
  { path: '/my-account/newsletter', label: 'account.newsletter', isOurs: false },
  { path: '/my-account/reviews', label: 'account.reviews', isOurs: true },
  { path: '/my-account/loyalty-card', label: 'account.loyalty', isOurs: true },
  { path: '/my-account/personal-data', label: 'account.data', isOurs: true },
] as const

/** The account pages for which the server has the data. */
export function listPages({ hasOwnCalls, hasLoyalty }: { hasOwnCalls: boolean; hasLoyalty: boolean }) {
  return PAGES.filter(({ path, isOurs }) => (hasOwnCalls || !isOurs) && (hasLoyalty || path !== '/my-account/loyalty-card'))
}

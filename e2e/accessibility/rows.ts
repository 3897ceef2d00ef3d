import type { Page } from '@playwright/test'
import * as states from './states.ts'

export type Viewport = 'phone' | 'desktop'

export interface Row {
  /**
   * File of the route below `apps/storefront/src/routes`, without its ending. `tools/accessibility-rows.test.ts` compares the two lists.
   */
  readonly route: string
  /** `:name` is replaced by data that the test has created. */
  readonly path: string
  /** A state of the page, checked instead of the page as it loads. Directly after the row of that page it is not loaded again. */
  readonly state?: string
  readonly open?: (page: Page) => Promise<void>
  readonly only?: Viewport
}

const BAG = '/dogs/dog-food/kopje-kin-venison-pumpkin-4319.html'
const CONSULT = '/de/beratung-sets/tele-tierarzt/meerkat-basics-tele-tierarzt-30-minuten-5052.html'

/** Lists, products and search. */
export const CATALOGUE_ROWS: readonly Row[] = [
  { route: 'index', path: '/' },
  { route: 'index', path: '/', state: 'languages', open: states.openLanguages, only: 'desktop' },
  { route: 'index', path: '/', state: 'shop menu', open: states.openShopMenu, only: 'phone' },
  { route: 'index', path: '/de' },
  { route: 'index', path: '/it' },
  { route: 'pwa[.]html', path: '/pwa.html' },
  { route: 'index', path: '/', state: 'submenu', open: states.openSubmenu, only: 'desktop' },
  { route: '$', path: '/dogs/dog-food' },
  { route: '$', path: '/dogs/dog-food', state: 'filters', open: states.openFilterGroup },
  { route: '$', path: '/dogs/dog-food', state: 'sizes of a tile', open: states.openSizes, only: 'phone' },
  { route: 'c.$slug', path: '/c/:categorySlug' },
  { route: '$', path: BAG },
  { route: '$', path: BAG, state: 'picture viewer', open: states.openViewer },
  { route: '$', path: BAG, state: 'feeding calculator', open: states.openCalculator },
  { route: '$', path: BAG, state: 'review form with errors', open: states.sendEmptyReview },
  { route: 'p.$parentSku.$slug', path: '/p/VT-LAMB-RICE-ADULT/slug' },
  { route: 'p.$parentSku.$slug_.$childSku', path: '/p/:parentSku/slug/:childSku' },
  { route: '$', path: '/dogs/dog-food/veldtrail-beef-stew-with-carrots-6x400g-4343.html', state: 'tier prices' },
  { route: '$', path: '/advice-kits/starter-kits/meerkat-basics-puppy-starter-box-5084.html', state: 'bundle' },
  { route: '$', path: '/advice-kits/starter-kits/meerkat-basics-grooming-day-set-5074.html', state: 'grouped product' },
  { route: '$', path: '/advice-kits/care-guides/meerkat-basics-puppy-care-guide-5063.html', state: 'downloadable product' },
  { route: '$', path: CONSULT, state: 'date in the past', open: states.chooseAPastDay },
  { route: 'search', path: '/search?q=chicken' },
  { route: 'search', path: '/search?q=zzzyqx', state: 'nothing found' },
  { route: 'search', path: '/search?q=ab', state: 'too short' },
  { route: 'search', path: '/search?q=chiken', state: 'suggestion' },
]

/** Content, errors, forms, and what a guest sees of the other routes. */
export const GUEST_ROWS: readonly Row[] = [
  { route: '$', path: '/shipping-delivery' },
  { route: 'i.$slug', path: '/i/about-us' },
  { route: 'pages.$slug', path: '/pages/about-us' },
  { route: '$', path: '/no-such-thing' },
  { route: 'error', path: '/error' },
  { route: 'offline', path: '/offline' },
  { route: '$', path: '/about-us', state: 'search results', open: states.openResults, only: 'desktop' },
  { route: '$', path: '/about-us', state: 'search sheet', open: states.openSearchSheet, only: 'phone' },
  { route: 'search', path: '/search?q=salmon', state: 'recent searches', open: states.openRecentSearches, only: 'desktop' },
  { route: '$', path: '/about-us', state: 'newsletter form with an error', open: states.subscribeWithAnError },
  { route: 'newsletter.index', path: '/newsletter' },
  { route: 'newsletter.confirm', path: '/newsletter/confirm?token=:newsletterToken' },
  { route: 'product-alert', path: '/product-alert?answer=email-invalid&sku=NOBODY' },
  { route: 'product-alert', path: '/product-alert?key=wrong', state: 'ending all requests' },
  { route: 'review-requests', path: '/review-requests?key=wrong' },
  { route: 'message-copy', path: '/message-copy?token=wrong' },
  { route: 'message-copy', path: '/message-copy?answer=expired', state: 'expired' },
  { route: '$', path: '/contact' },
  { route: 'cart', path: '/cart', state: 'empty' },
  { route: 'compare', path: '/compare', state: 'empty' },
  { route: 'wishlist', path: '/wishlist', state: 'empty' },
  { route: 'my-account', path: '/my-account', state: 'login', open: states.waitForLogin },
  { route: 'create-password', path: '/create-password?email=somebody@example.com&token=token' },
  { route: 'reset-password', path: '/reset-password?email=somebody@example.com&token=token' },
  { route: 'guest-order', path: '/guest-order?token=:guestOrderToken' },
  { route: 'guest-order', path: '/guest-order?token=wrong', state: 'wrong link' },
  { route: 'order.$page', path: '/order/pay', state: 'nothing to pay' },
  { route: 'order.$page', path: '/order/status?attempt=none', state: 'unknown payment' },
]

/** The account of a customer with one order. */
export const ACCOUNT_ROWS: readonly Row[] = [
  { route: 'my-account.index', path: '/my-account' },
  { route: 'my-account.index', path: '/my-account', state: 'company with errors', open: states.saveEmptyCompany },
  { route: 'my-account.shipping-details', path: '/my-account/shipping-details' },
  { route: 'my-account.shipping-details', path: '/my-account/shipping-details', state: 'new address', open: states.addAddress },
  { route: 'my-account.orders.index', path: '/my-account/orders' },
  { route: 'my-account.orders.$orderId', path: '/my-account/orders/:orderId' },
  { route: 'my-account.recently-viewed', path: '/my-account/recently-viewed' },
  { route: 'my-account.newsletter', path: '/my-account/newsletter' },
  { route: 'my-account.reviews', path: '/my-account/reviews' },
  { route: 'my-account.loyalty-card', path: '/my-account/loyalty-card' },
  { route: 'my-account.loyalty-card', path: '/my-account/loyalty-card', state: 'joined', open: states.joinLoyalty },
  { route: 'wishlist', path: '/wishlist?key=:wishlistKey' },
  { route: 'my-account.personal-data', path: '/my-account/personal-data' },
  { route: 'my-account.personal-data', path: '/my-account/personal-data', state: 'account deletion', open: states.askToDelete },
]

/** Routes that need products in the cart or in the lists: `shopping.spec.ts` walks through them. */
export const SHOPPING_ROUTES: readonly string[] = ['cart', 'checkout', 'compare']

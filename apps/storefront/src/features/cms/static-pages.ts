/** Paths of the specification's static pages, which share one screen: each shows the content page of that identifier. Spec §2. */
export const STATIC_PAGES: ReadonlySet<string> = new Set([
  ...['legal', 'privacy-policy', 'mysize-guide', 'magazine', 'sale', 'order-tracking', 'about', 'contact', 'customer-service'],
  ...['terms-conditions', 'gift-card', 'shipping-delivery', 'warranty-returns', 'order-from-catalog', 'services', 'about-us', 'contactUs'],
])

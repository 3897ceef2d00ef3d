/** Paths of the specification's static pages, of the store locator and of the right to cancel; each shows the content page with that identifier. Spec §2. */
export const STATIC_PAGES: ReadonlySet<string> = new Set(
  [
    'legal privacy-policy terms-conditions shipping-delivery warranty-returns order-tracking',
    'customer-service contact contactUs about about-us services magazine',
    'sale gift-card order-from-catalog mysize-guide store-locator withdrawal',
  ].flatMap((paths) => paths.split(' ')),
)

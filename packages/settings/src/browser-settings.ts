import { ShopConfig } from '@meerkat/contract/shop-config'
import { ShippingRate, type StoresFile, StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import * as z from 'zod/mini'

const { cart, contactEmail, contactPhone, coupons, name, newsletter, products, search, seller, stock, urls, queues } = ShopConfig.shape

/** The settings that the storefront is built with: every browser downloads them, so settings that only the server needs are left out. */
export const BrowserSettings = z.object({
  shop: z.object({
    name,
    contactEmail,
    contactPhone,
    stock,
    urls,
    queues,
    seller: z.pick(seller, { name: true }),
    cart: z.omit(cart, { externalCheckout: true, voucherEndpoint: true }),
    products: z.omit(products, {
      priceFilterKey: true,
      priceRanges: true,
      aggregationSize: true,
      aggregationSizeByField: true,
      maxFiltersQuerySize: true,
    }),
    search: z.pick(search, { clientTimeoutMs: true, serverTimeoutMs: true, minimumTermLength: true, panelSize: true }),
    newsletter: z.pick(newsletter, { couponPercent: true }),
    coupons,
    notificationLifetimeMs: ShopConfig.shape.notificationLifetimeMs,
    checkoutActiveMs: ShopConfig.shape.checkoutActiveMs,
  }),
  /** The store views with the settings that they inherit, the default one first. */
  storeViews: z.array(
    z.extend(
      z.omit(StoreView, {
        priceRanges: true,
        loyalty: true,
        seller: true,
        places: true,
        dispatch: true,
        popularSearches: true,
        reviewRequests: true,
      }),
      {
        shipping: z.array(z.omit(ShippingRate, { transitDays: true, cutOff: true })),
      },
    ),
  ),
})
export type BrowserSettings = z.infer<typeof BrowserSettings>

export function toBrowserSettings(stores: StoresFile): BrowserSettings {
  const { newsletter, ...shop } = stores.shop
  // A server of the old protocol sends no coupon mail, so the newsletter form must not promise one. docs/wire.md §7.
  const couponPercent = shop.server.protocol === 'v1' ? 0 : newsletter.couponPercent
  return BrowserSettings.parse({ shop: { ...shop, newsletter: { couponPercent } }, storeViews: resolveStoreViews(stores) })
}

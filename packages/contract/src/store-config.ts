import * as z from 'zod/mini'
import { PaymentMethod } from './checkout.ts'
import { Dispatch, Holidays, TimeOfDay, TransitDays } from './delivery.ts'
import { LabelBook } from './labels.ts'
import { LoyaltyRule } from './loyalty.ts'
import { Place, Town } from './places.ts'
import { PriceRange } from './price-range.ts'
import { ShopConfig } from './shop-config.ts'

const NO_FEE = z.optional(z.literal(0, 'must be 0: the fee of cash on delivery is set with COD_FEE_CENTS, see docs/settings.md'))

const Locale = z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return true
  } catch {
    return false
  }
}

/** How amounts and dates are written. `priceFormat` has the placeholders `{sign}` and `{amount}`; empty separators mean the locale's. Spec §9. */
export const StoreI18n = z.object({
  defaultCountry: z.string().check(z.length(2)),
  defaultLocale: Locale,
  currencyCode: z.string().check(z.length(3)),
  currencySign: z.string(),
  currencyDecimal: z.string(),
  currencyGroup: z.string(),
  fractionDigits: z.number().check(z.int(), z.gte(0), z.lte(4)),
  priceFormat: z.string().check(z.regex(/\{amount\}/)),
  dateFormat: z.string(),
  /** Time zone of mails and invoices, such as `Africa/Johannesburg`. */
  timeZone: z._default(z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')), 'UTC'),
})
export type StoreI18n = z.infer<typeof StoreI18n>

const NO_TAX_COUNTRY = 'Please do set the tax.defaultCountry in order to calculate totals'

export const StoreTax = z.object({
  /** Country for taxes while no address is known; without it no total can be calculated. Spec §8. */
  defaultCountry: z.string(NO_TAX_COUNTRY).check(z.length(2, NO_TAX_COUNTRY)),
  defaultRegion: z.string(),
  sourcePriceIncludesTax: z.boolean(),
  finalPriceIncludesTax: z.boolean(),
  /**
   * Whether prices are shown, filtered and sorted with tax; true by default. False is for shops whose customers reclaim the tax: cart
   * and order then show net rows and the tax below. The two settings above are about stored prices, this one about shown ones.
   * Decision 0021.
   */
  shownPriceIncludesTax: z.optional(z.boolean()),
  /** A customer group whose rules apply to everybody, or null. */
  userGroupId: z.nullable(z.number()),
  useOnlyDefaultUserGroupId: z.boolean(),
})
export type StoreTax = z.infer<typeof StoreTax>

/** A shipping method of this store view; `price` without tax, in the store currency. `freeFrom`: free from this subtotal incl. tax. */
export const ShippingRate = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  price: z.number().check(z.gte(0)),
  tax_class_id: z.number(),
  freeFrom: z.optional(z.number()),
  countries: z.array(z.string().check(z.length(2))),
  default: z.optional(z.boolean()),
  /** Without it, no delivery date is promised. */
  transitDays: z.optional(TransitDays),
  /** Replaces the cut-off time of the store view. */
  cutOff: z.optional(TimeOfDay),
})
export type ShippingRate = z.infer<typeof ShippingRate>

/** Settings of one store view after `extend` has been resolved. Spec §3 Store view. */
export const StoreView = z.object({
  /** Empty for the default one. */
  storeCode: z.string().check(z.regex(/^[a-z0-9_]*$/)),
  storeId: z.number(),
  name: z.string(),
  appendStoreCode: z.boolean(),
  /** URL prefix, `/de`; empty for the default one. */
  url: z.string(),
  index: z.string(),
  i18n: StoreI18n,
  tax: StoreTax,
  seo: z.object({ useUrlDispatcher: z.boolean(), defaultTitle: z.string(), titleSuffix: z.string() }),
  shipping: z.array(ShippingRate),
  /** When parcels leave; without it, no delivery date is promised. */
  dispatch: z.optional(Dispatch),
  /** The fee for cash on delivery is set with `COD_FEE_CENTS` only, so that there is one place for it. Decision 0090. */
  payment: z.array(z.extend(PaymentMethod, { cost: NO_FEE, cost_incl_tax: NO_FEE })),
  banners: z.string(),
  /** Replaces members of the shop's `seller` on invoices of this store view: a VAT registration in its country, or another company. */
  seller: z.optional(
    z.object({
      name: z.optional(z.string()),
      address: z.optional(z.array(z.string())),
      vatNumber: z.optional(z.string()),
      taxNumber: z.optional(z.string()),
    }),
  ),
  returns: z.optional(
    z.object({
      /**
       * Number of days after an order was sent in which shoppers can announce a return on its page; 0: none. The pages of the shop state
       * the same number.
       */
      days: z.number().check(z.int(), z.gte(0), z.lte(3650)),
      /** Whether shoppers cannot send medicines of schedule 1 and above back, even unopened. Absent: they can. */
      excludeScheduledMedicine: z.optional(z.boolean()),
    }),
  ),
  /** The loyalty card; off or missing: the store view has none. docs/behaviour/account.md §16.4. */
  loyalty: z.optional(z.extend(LoyaltyRule, { enabled: z.boolean() })),
  /** Mails that ask the buyers of delivered orders for reviews. In some countries they need the consent of the buyer. */
  reviewRequests: z.optional(
    z.object({
      /** Days after the order was sent, long enough for the parcel to arrive and to be tried; 0: no such mails. */
      daysAfterSending: z.number().check(z.int(), z.gte(0), z.lte(90)),
    }),
  ),
  /** The price ranges of the filter, in the currency of this store view; by default the shop's. Spec §9. */
  priceRanges: z.optional(z.array(PriceRange)),
  /** Shops and pick-up points of the store locator, and towns that shoppers may type; without shops there is no such page. Spec §2. */
  places: z.optional(z.object({ places: z.array(Place), towns: z.array(Town) })),
  /** Searches that the empty search panel suggests. */
  popularSearches: z.optional(z.array(z.string().check(z.minLength(3), z.maxLength(40))).check(z.maxLength(8))),
  /** Lists of the home page; categories are given by their name in this store view. */
  home: z.object({
    listSize: z.number(),
    newProducts: z.object({ attribute: z.string(), value: z.string() }),
    bestsellersCategory: z.string(),
    inspirationsCategory: z.string(),
    /** Main categories, by `url_path`, that are not animals: "Shop by animal" leaves them out. */
    departments: z.optional(z.array(z.string())),
  }),
})
export type StoreView = z.infer<typeof StoreView>

/** Store views as written in the file: `extend` names another store view whose settings are inherited. Spec §3. */
export const StoresFile = z.object({
  shop: ShopConfig,
  default: StoreView,
  /** By country, from the files in `holidays/` beside the settings. */
  holidays: z._default(z.record(z.string().check(z.length(2)), Holidays), {}),
  /** By language, from the files in `labels/` beside the settings. Decision 0086. */
  labels: z._default(z.record(Locale, LabelBook), {}),
  views: z.record(z.string(), z.looseObject({ storeCode: z.string(), extend: z.optional(z.string()) })),
})
export type StoresFile = z.infer<typeof StoresFile>

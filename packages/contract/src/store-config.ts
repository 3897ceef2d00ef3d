import * as z from 'zod/mini'
import { PaymentMethod } from './checkout.ts'
import { Dispatch, Holidays, TimeOfDay, TransitDays } from './delivery.ts'
import { LabelBook } from './labels.ts'
import { LoyaltyRule } from './loyalty.ts'
import { Place, Town } from './places.ts'

const NO_FEE = z.optional(z.literal(0, 'must be 0: payment methods have no fee, see docs/settings.md'))

const Locale = z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return true
  } catch {
    return false
  }
}

/** How amounts and dates are written. `priceFormat` has the places `{sign}` and `{amount}`; empty separators mean the locale's. Spec §9. */
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
  /** Where nothing else is known; without it no total can be calculated. Spec §8. */
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

export const PriceRange = z.object({ from: z.number(), to: z.optional(z.number()) })
export type PriceRange = z.infer<typeof PriceRange>

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
  /** No method has a fee: what cash on delivery costs belongs into the price of a delivery. Decision 0068. */
  payment: z.array(z.extend(PaymentMethod, { cost: NO_FEE, cost_incl_tax: NO_FEE })),
  banners: z.string(),
  /** What differs from the seller of the shop on invoices of this store view: a VAT registration in its country, or another company. */
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
       * For how many days after an order was sent shoppers can announce on its page that they send something back; 0: not at all. The
       * pages of the shop say the same.
       */
      days: z.number().check(z.int(), z.gte(0), z.lte(3650)),
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
  /** Lists of the home page; categories are given by their name in this store view. */
  home: z.object({
    listSize: z.number(),
    newProducts: z.object({ attribute: z.string(), value: z.string() }),
    bestsellersCategory: z.string(),
    inspirationsCategory: z.string(),
    /** Main categories, by `url_path`, that are no animals: "Shop by animal" leaves them out. */
    departments: z.optional(z.array(z.string())),
  }),
})
export type StoreView = z.infer<typeof StoreView>

/** A path of the API; empty: not set. */
const ApiPath = z.string().check(z.regex(/^(?:\/api\/[\w/-]+)?$/, 'must be a path such as /api/cart/apply-voucher'))

const Colours = z.record(
  z.string().check(z.regex(/^[a-z-]+$/)),
  z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f5138')),
)

const SourceDirective = z.enum(['script-src', 'connect-src', 'img-src', 'frame-src', 'style-src', 'font-src', 'media-src'])

/**
 * A script of another company. It is loaded only after the shopper has agreed to it, and never on the payment step. Spec §8, §9, decision
 * 0047.
 */
const ThirdParty = z
  .object({
    /** Empty: off. */
    id: z.string().check(z.regex(/^[\w-]*$/)),
    /** The address of the script; `{id}` stands for the id. */
    script: z.string().check(z.regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d+)?\/[^\s"'<>]*)?$/)),
    /** Origins that the script uses beside its own, by directive of the content security policy. */
    sources: z.partialRecord(SourceDirective, z.array(z.string().check(z.regex(/^(?:https|wss):\/\/[a-z0-9.-]+(?::\d+)?$/)))),
  })
  .check(z.refine(({ id, script }) => id === '' || script !== '', 'an id needs the address of a script'))

/** Switches and numbers of the shop. docs/behaviour/README.md §0.1, spec §9. */
export const ShopConfig = z.object({
  /** Name of the shop in the header, titles and mails. */
  name: z.string().check(z.minLength(1)),
  /** Whether the store views beside the default one can be reached; off, they are only configured. Spec §1, §2, §7. */
  multistore: z._default(z.boolean(), true),
  contactEmail: z.string(),
  /** Receives a mail for each new order. Absent: the contact address; empty: no mail is sent. */
  orderEmail: z.optional(z.string()),
  /** Empty if there is no telephone service. */
  contactPhone: z.string(),
  /** A picture file for the header, such as an SVG, relative to the settings file; empty: Meerkat's logo. */
  logo: z.string(),
  /** Colours by token, instead of those in `apps/storefront/src/tokens.css`: `{ "veld": "#1f5138" }`. */
  colours: z.object({ light: Colours, dark: Colours }),
  /** The seller, as tax law wants it on invoices. */
  seller: z.object({
    /** The legal name. */
    name: z.string(),
    /** The legal address, one entry per line. */
    address: z.array(z.string()),
    /** The number of the seller's VAT registration, such as a South African VAT number or a German USt-IdNr.; empty: none. */
    vatNumber: z._default(z.string(), ''),
    /** The number at the tax office where invoices name it, such as a German Steuernummer or an Italian codice fiscale; empty: none. */
    taxNumber: z.string(),
  }),
  cart: z.object({
    synchronize: z.boolean(),
    synchronizeTotals: z.boolean(),
    serverMergeByDefault: z.boolean(),
    serverSyncCanRemoveLocalItems: z.boolean(),
    serverSyncCanModifyLocalItems: z.boolean(),
    setConfigurableProductOptions: z.boolean(),
    askBeforeRemoveProduct: z.boolean(),
    minicartCountType: z.enum(['items', 'quantities']),
    maxBypassAttempts: z.number(),
    /**
     * Where "Proceed to checkout" leads instead of our checkout; empty: our own. `{cartId}` stands for the token of the cart, by which
     * the other checkout finds it. Spec §8.
     */
    externalCheckout: z._default(z.string().check(z.regex(/^(?:https?:\/\/[^\s"'<>]+)?$/, 'must be an address with http or https')), ''),
    /**
     * The calls that apply and remove a voucher, for servers that have other ones than `/api/cart/apply-coupon` and
     * `/api/cart/delete-coupon`. Empty: these. Our server answers both. Spec §7 Cart.
     */
    voucherEndpoint: z._default(z.object({ apply: ApiPath, remove: ApiPath }), { apply: '', remove: '' }),
  }),
  products: z.object({
    allowZeroPrice: z.boolean(),
    preventDirectChildAccess: z.boolean(),
    setFirstVariantInUrl: z.boolean(),
    filterUnavailableVariants: z.boolean(),
    calculateBundlePriceByOptions: z.boolean(),
    alwaysSyncPlatformPrices: z.boolean(),
    useTierPrices: z.boolean(),
    /** Repeats price fields under their camelCase names (`priceInclTax`), for older clients. */
    deprecatedPriceFields: z.optional(z.boolean()),
    defaultFilters: z.array(z.string()),
    /** Filters in addition to those of the specification, shown after them where products have values. */
    furtherFilters: z.array(z.string()),
    priceFilterKey: z.string(),
    priceRanges: z.array(PriceRange),
    aggregationSize: z.number(),
    aggregationSizeByField: z.record(z.string(), z.number()),
    listSize: z.number(),
    /** The most values of one filter that a client may ask for. Spec §9. */
    maxFiltersQuerySize: z._default(z.number().check(z.int(), z.gte(1), z.lte(10_000)), 999),
    defaultSort: z.object({ field: z.string(), order: z.enum(['asc', 'desc']) }),
  }),
  search: z.object({
    minScore: z.number(),
    fuzziness: z.number(),
    prefixLength: z.number(),
    maxExpansions: z.number(),
    minimumMatch: z.number(),
    boosts: z.record(z.string(), z.number()),
    /**
     * Words that shoppers type and the words of the catalogue that they also find, by language: `{ en: { leash: ['lead'] } }`. Single words,
     * one way.
     */
    synonyms: z._default(z.record(z.string(), z.record(z.string(), z.array(z.string()))), {}),
    clientTimeoutMs: z.number(),
    serverTimeoutMs: z.number(),
    minimumTermLength: z.number(),
    /** Whether responses include the attributes of the counted fields. docs/wire.md §13.5. */
    attributeMetadata: z.boolean(),
    panelSize: z.number(),
  }),
  stock: z.object({ synchronize: z.boolean(), allowOutOfStockInCart: z.boolean(), listOutOfStock: z.boolean() }),
  /** Whether the browser stores the document of each path persistently, not only in memory. */
  urls: z.object({ storeMappings: z.boolean() }),
  queues: z.object({
    /** How often a task is sent in a row while no answer comes; after that it waits on the device. Spec §9. */
    maxNetworkTaskAttempts: z.number().check(z.int(), z.gte(1), z.lte(10)),
    /** How often an expired user token is renewed in a row. docs/behaviour/tasks.md §6.3. */
    maxTokenRefreshAttempts: z._default(z.number().check(z.int(), z.gte(0)), 1),
    /** Whether orders that were placed without the server are sent without asking again; `automatic_transmission_enabled` of old shops. */
    automaticOrderSending: z._default(z.boolean(), false),
  }),
  newsletter: z.object({
    /** Subscriptions take effect once the link in a mail is used. Off: anybody can get a coupon for any address. */
    doubleOptIn: z.boolean(),
    /** Discount in percent for the first subscription of an address; 0: none. Spec §1. */
    couponPercent: z.number().check(z.gte(0), z.lte(100)),
    couponDays: z.number().check(z.int(), z.gte(1)),
  }),
  invoice: z.object({
    /**
     * A TrueType or OpenType file for invoices. Characters that it lacks are drawn with the fonts that come with the shop, which have
     * Latin, Cyrillic, Greek and Japanese. Empty: those alone.
     */
    fontFile: z.string(),
  }),
  images: z._default(
    z.object({
      /** Picture sizes in addition to those of our pages and of Vue Storefront 1.12, for other clients. */
      furtherSizes: z.array(
        z.object({ width: z.number().check(z.int(), z.gte(0), z.lte(1024)), height: z.number().check(z.int(), z.gte(0), z.lte(1024)) }),
      ),
      /** How often the browser asks for a picture before it is hidden as broken. Spec §9. */
      attempts: z._default(z.number().check(z.int(), z.gte(1), z.lte(5)), 2),
    }),
    { furtherSizes: [], attempts: 2 },
  ),
  server: z._default(
    z.object({
      /** How our storefront asks for the catalogue. docs/wire.md §13.2, §16. */
      api: z.enum(['api-search-query', 'graphql']),
      /** Sent as the parameter `partitionKey` of every call, for servers that share one address; empty: none. Spec §7. */
      partitionKey: z._default(z.string().check(z.regex(/^[\w-]*$/)), ''),
      /** Whether the user token travels in the Bearer header; else as the parameter `token`, which ends in access logs. Spec §6. */
      tokenInHeader: z._default(z.boolean(), true),
      /**
       * What the server behind `API_URL` speaks: `v1` is Vue Storefront 1.12, without the calls that are ours. The storefront then hides
       * what needs them. docs/wire.md §18.
       */
      protocol: z._default(z.enum(['meerkat', 'v1']), 'meerkat'),
    }),
    { api: 'api-search-query', partitionKey: '', tokenInHeader: true, protocol: 'meerkat' },
  ),
  graphql: z._default(
    z.object({
      /** Whether `/graphql` answers. docs/wire.md §16. */
      enabled: z.boolean(),
      /** Whether clients may ask for the schema. Without it errors name no fields either. */
      introspection: z.boolean(),
      /** A JSON file with the documents that are answered, `{ "id": "query …" }`; empty: any document. */
      documentsFile: z.string(),
    }),
    { enabled: true, introspection: false, documentsFile: '' },
  ),
  coupons: z.object({
    /** If set, coupons do not apply to medicines of schedule 1 and above: some countries forbid advertising them. */
    excludeScheduledMedicine: z.boolean(),
  }),
  /** Its container is filled by the shop with what measures visits. Empty id: off. */
  tagManager: ThirdParty,
  /** A chat with the shop. Empty id: off. */
  chat: ThirdParty,
  notificationLifetimeMs: z.number(),
  checkoutActiveMs: z.number(),
})
export type ShopConfig = z.infer<typeof ShopConfig>

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

import * as z from 'zod/mini'
import { PriceRange } from './price-range.ts'

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
    /** Origins that the script uses besides its own, by directive of the content security policy. */
    sources: z.partialRecord(SourceDirective, z.array(z.string().check(z.regex(/^(?:https|wss):\/\/[a-z0-9.-]+(?::\d+)?$/)))),
  })
  .check(z.refine(({ id, script }) => id === '' || script !== '', 'an id needs the address of a script'))

/** Switches and numbers of the shop. docs/behaviour/README.md §0.1, spec §9. */
export const ShopConfig = z.object({
  /** Name of the shop in the header, titles and mails. */
  name: z.string().check(z.minLength(1)),
  /** Whether store views other than the default one can be reached. When false, they are only configured. Spec §1, §2, §7. */
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
  /** The seller, as tax law requires it on invoices. */
  seller: z.object({
    /** The legal name. */
    name: z.string(),
    /** The legal address, one entry per line. */
    address: z.array(z.string()),
    /** The number of the seller's VAT registration, such as a South African VAT number or a German USt-IdNr.; empty: none. */
    vatNumber: z._default(z.string(), ''),
    /** The seller's number at the tax office, where invoices must state it: a German Steuernummer, an Italian codice fiscale; empty: none. */
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
     * Paths of the calls that apply and remove a voucher, for servers on which they differ from `/api/cart/apply-coupon` and
     * `/api/cart/delete-coupon`; empty: these two. Our server answers at both. Spec §7 Cart.
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
     * Words that shoppers type and the words of the catalogue that they also find, by language: `{ en: { leash: ['lead'] } }`. Single words
     * only, in one direction.
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
    /** Maximum number of attempts in a row to send a task that gets no answer; after that it waits on the device. Spec §9. */
    maxNetworkTaskAttempts: z.number().check(z.int(), z.gte(1), z.lte(10)),
    /** Maximum number of times in a row that an expired user token is renewed. docs/behaviour/tasks.md §6.3. */
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
      /** Whether the user token travels in the Bearer header; otherwise as the parameter `token`, which ends up in access logs. Spec §6. */
      tokenInHeader: z._default(z.boolean(), true),
      /**
       * Protocol of the server behind `API_URL`: `v1` is that of Vue Storefront 1.12, without the calls that are ours. The storefront then
       * hides what needs them. docs/wire.md §18.
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
  /** A tag manager, whose container holds the tags of the shop that measure visits. Empty id: off. */
  tagManager: ThirdParty,
  /** A chat with the shop. Empty id: off. */
  chat: ThirdParty,
  notificationLifetimeMs: z.number(),
  checkoutActiveMs: z.number(),
})
export type ShopConfig = z.infer<typeof ShopConfig>

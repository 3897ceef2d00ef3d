import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import { TITLES } from '@meerkat/contract/totals-titles'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { calculateTotals, sumInclTax } from '@meerkat/domain/cart/totals/calculate-totals'
import { listPayments, listShipping } from '@meerkat/domain/checkout/offer-methods'
import { formatDay } from '@meerkat/domain/format/format-day'
import { type MethodFee, taxCashFee } from '@meerkat/domain/payment/cash-fee'
import { type CashTerms, cashFeeCents, NO_CASH_TERMS } from '@meerkat/domain/payment/cash-on-delivery'
import { findTaxRate } from '@meerkat/domain/tax/find-tax-rate'
import { toTaxSituation } from '@meerkat/domain/tax/tax-situation'
import type { ProductReader } from '../catalog/read-model/product-reader.ts'
import type { Coupon } from './cart.store.ts'
import { type Line, type LineRequest, unitPrice } from './line.ts'
import { type LineCatalog, type LineRules, resolveLine } from './resolve-line.ts'

/** A line and its quantity. */
export interface QuotedLine {
  readonly itemId: number
  readonly line: Line
  readonly qty: number
}

/** The store view and customer group that prices and taxes depend on. Spec §6. */
export interface Audience {
  readonly storeCode: string
  /** Null for guests, and while the shop has no group prices. */
  readonly groupId: number | null
}

export interface ShippingChoice {
  readonly carrierCode?: string | null | undefined
  readonly methodCode: string | null | undefined
  readonly country: string | null | undefined
}

/** Prices lines and offers delivery and payment methods, for both carts and orders. */
export interface Quote {
  /** Loads the products of the requests; each call of `resolve` turns one into a line, or refuses it. */
  load(audience: Audience, requests: readonly LineRequest[]): Promise<{ resolve: (request: LineRequest) => Line }>
  offerShipping(audience: Audience, lines: readonly QuotedLine[], country: string | null | undefined): Promise<ShippingMethod[]>
  /** The method if it is among those offered, else null. */
  findShipping(audience: Audience, lines: readonly QuotedLine[], choice: ShippingChoice): Promise<ShippingMethod | null>
  offerPayment(audience: Audience, lines: readonly QuotedLine[], options: OfferOptions): Promise<PaymentMethod[]>
  /** The tax on a delivery; null when no tax rule applies. */
  findShippingTaxPercent(audience: Audience, shipping: ShippingMethod | null): Promise<number | null>
  total(audience: Audience, lines: readonly QuotedLine[], chosen: Chosen): Promise<CartTotals>
  /** The fee of cash on delivery; null without one. `totalCents` excludes the fee and is null when it is not known. */
  findCashFee(audience: Audience, purchase: Pick<PricedPurchase, 'totalCents' | 'shipping'>): Promise<MethodFee | null>
  isVirtual(lines: readonly QuotedLine[]): boolean
}

export interface PricedPurchase {
  /** Without the fee of a payment method. Null when it is not known: limits on the amount then do not apply. */
  readonly totalCents: number | null
  /** Null before one is chosen. */
  readonly shipping: ShippingMethod | null
}

export interface OfferOptions extends PricedPurchase {
  /** Whether to include methods that are paid through a provider. */
  readonly online: boolean
}

/** Amounts added to or subtracted from the sum of the lines. */
export interface Chosen {
  readonly shipping: ShippingMethod | null
  readonly coupon: Coupon | null
}

export interface QuoteDeps {
  readonly products: ProductReader
  /** The default store view first. */
  readonly views: readonly StoreView[]
  readonly now: () => Date
  /** Coupons do not apply to scheduled medicines. */
  readonly excludeScheduledMedicine: boolean
  readonly rules: LineRules
  /** Methods of module payment that accept the currency of the store view. */
  readonly listOnlinePayments?: (view: StoreView) => PaymentMethod[]
  readonly cashTerms?: CashTerms
}

/** Time zones are twelve hours behind UTC at most. */
const FURTHEST_WEST_MS = 12 * 3_600_000

export function createQuote({ products, views, now, excludeScheduledMedicine, rules, ...deps }: QuoteDeps): Quote {
  const { listOnlinePayments = () => [], cashTerms = NO_CASH_TERMS } = deps
  const viewOf = ({ storeCode }: Audience) => views.find((view) => view.storeCode === storeCode) ?? views[0]!
  const isVirtual = (lines: readonly QuotedLine[]) => isVirtualCart(lines.map(({ line }) => ({ type_id: line.type })))

  async function findShippingRate(audience: Audience): Promise<(taxClassId: number) => number | null> {
    const rules = await products.listTaxRules()
    return (taxClassId) => findTaxRate(rules, { taxClassId, ...toTaxSituation(viewOf(audience).tax, audience.groupId) })
  }

  async function findShippingTaxPercent(audience: Audience, shipping: ShippingMethod | null): Promise<number | null> {
    const rate = shipping && viewOf(audience).shipping.find(({ method_code }) => method_code === shipping.method_code)
    return rate ? (await findShippingRate(audience))(rate.tax_class_id) : null
  }

  async function findCashFee(audience: Audience, { totalCents, shipping }: Pick<PricedPurchase, 'totalCents' | 'shipping'>) {
    const { shipping: deliveries } = viewOf(audience)
    return taxCashFee(cashFeeCents(totalCents, cashTerms), { deliveries, chosen: shipping, findRate: await findShippingRate(audience) })
  }

  async function total(audience: Audience, lines: readonly QuotedLine[], { shipping, coupon: given }: Chosen): Promise<CartTotals> {
    const view = viewOf(audience)
    // A voucher is worth nothing in another currency.
    const coupon = given !== null && (given.currency === null || given.currency === view.i18n.currencyCode) ? given : null
    const isVoucher = coupon !== null && coupon.amount !== null
    const ratePercent = await findShippingTaxPercent(audience, shipping)
    return calculateTotals({
      lines: lines.map(({ itemId, line, qty }) => ({
        itemId,
        qty,
        name: line.name,
        price: unitPrice(line, qty),
        ratePercent: line.ratePercent,
        options: line.labels,
        // Vouchers are exchanged for points: bonuses on scheduled medicines are forbidden.
        isExcluded: (excludeScheduledMedicine || isVoucher) && line.isScheduledMedicine,
      })),
      shipping: shipping && {
        price: shipping.price_excl_tax,
        ratePercent,
        title: TITLES.shipping(shipping.carrier_title, shipping.method_title),
      },
      discountPercent: coupon?.percent ?? undefined,
      discountAmount: coupon?.amount ?? undefined,
      couponCode: coupon?.code,
      currencyCode: view.i18n.currencyCode,
      display: view.tax,
      titles: coupon ? { ...TITLES, discount: TITLES.discountOf(coupon.code) } : TITLES,
    })
  }

  async function offerShipping(
    audience: Audience,
    lines: readonly QuotedLine[],
    country: string | null | undefined,
  ): Promise<ShippingMethod[]> {
    if (isVirtual(lines)) return []
    const view = viewOf(audience)
    const subtotalInclTax = sumInclTax(
      lines.map(({ line, qty }) => ({ price: unitPrice(line, qty), ratePercent: line.ratePercent, qty })),
      view.tax,
    )
    return listShipping(view, { country, subtotalInclTax, findRate: await findShippingRate(audience) })
  }

  return {
    async load(audience, requests) {
      const catalog = await loadCatalog(products, { view: viewOf(audience), audience, now: now(), rules }, requests)
      return { resolve: (request) => resolveLine(request, catalog) }
    },
    offerShipping,
    async findShipping(audience, lines, { carrierCode, methodCode, country }) {
      const offered = await offerShipping(audience, lines, country)
      return offered.find((method) => method.method_code === methodCode && (!carrierCode || method.carrier_code === carrierCode)) ?? null
    },
    async offerPayment(audience, lines, { online, ...purchase }) {
      const { totalCents } = purchase
      const cashFee = await findCashFee(audience, purchase)
      return [
        ...listPayments(viewOf(audience).payment, { isVirtual: isVirtual(lines), totalCents, cashTerms, cashFee }),
        ...(online ? listOnlinePayments(viewOf(audience)) : []),
      ]
    },
    findCashFee,
    findShippingTaxPercent,
    total,
    isVirtual,
  }
}

async function loadCatalog(
  products: ProductReader,
  { view, audience, now, rules }: { view: StoreView; audience: Audience; now: Date; rules: LineRules },
  requests: readonly LineRequest[],
): Promise<LineCatalog> {
  const { groupId } = audience
  const skus = [...new Set(requests.map(({ sku }) => sku))]
  const [found, parents, taxRules] = await Promise.all([
    products.findBySkus(view.storeCode, skus, groupId),
    products.findParents(view.storeCode, skus, groupId),
    products.listTaxRules(),
  ])
  const memberSkus = [...found.values()].flatMap((product) => (product.type_id === 'bundle' ? listMembers(product) : []))
  const members = memberSkus.length > 0 ? await products.findBySkus(view.storeCode, memberSkus, groupId) : new Map<string, Product>()
  return {
    products: members.size > 0 ? new Map([...members, ...found]) : found,
    parents,
    display: view.tax,
    rules,
    findRate: ({ tax_class_id }) => findTaxRate(taxRules, { taxClassId: tax_class_id, ...toTaxSituation(view.tax, groupId) }),
    days: {
      earliest: new Date(now.getTime() - FURTHEST_WEST_MS).toISOString().slice(0, 10),
      write: (day) => formatDay(day, { format: view.i18n.dateFormat, locale: view.i18n.defaultLocale }),
    },
  }
}

function listMembers({ bundle_options = [] }: Product): string[] {
  return bundle_options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku))
}

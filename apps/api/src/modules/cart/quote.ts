import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import { calculateTotals } from '@meerkat/domain/cart/calculate-totals'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { findTaxRate } from '@meerkat/domain/tax/find-tax-rate'
import type { ProductReader } from '../catalog/product-reader.ts'
import type { Coupon } from './cart.store.ts'
import type { Line, LineRequest } from './line.ts'
import { listPayments, listShipping } from './offer-methods.ts'
import { type LineCatalog, resolveLine } from './resolve-line.ts'
import { TITLES } from './totals-titles.ts'

/** A line and how many of it. */
export interface QuotedLine {
  readonly itemId: number
  readonly line: Line
  readonly qty: number
}

export interface ShippingChoice {
  readonly carrierCode?: string | null | undefined
  readonly methodCode: string | null | undefined
  readonly country: string | null | undefined
}

/** What lines cost and how they may be sent and paid, for carts and orders alike: one truth for both. */
export interface Quote {
  /** Loads what the requests are about, and makes lines of them one by one: each call of `resolve` may refuse. */
  load(storeCode: string, requests: readonly LineRequest[]): Promise<{ resolve: (request: LineRequest) => Line }>
  offerShipping(storeCode: string, lines: readonly QuotedLine[], country: string | null | undefined): Promise<ShippingMethod[]>
  /** The method if it is among those offered, else null. */
  findShipping(storeCode: string, lines: readonly QuotedLine[], choice: ShippingChoice): Promise<ShippingMethod | null>
  offerPayment(storeCode: string, lines: readonly QuotedLine[]): PaymentMethod[]
  total(storeCode: string, lines: readonly QuotedLine[], chosen: Chosen): Promise<CartTotals>
  isVirtual(lines: readonly QuotedLine[]): boolean
}

/** What changes the sum of the lines. */
export interface Chosen {
  readonly shipping: ShippingMethod | null
  readonly coupon: Coupon | null
}

export interface QuoteDeps {
  readonly products: ProductReader
  /** The default store view first. */
  readonly views: readonly StoreView[]
}

export function createQuote({ products, views }: QuoteDeps): Quote {
  const viewOf = (storeCode: string) => views.find((view) => view.storeCode === storeCode) ?? views[0]!
  const isVirtual = (lines: readonly QuotedLine[]) => isVirtualCart(lines.map(({ line }) => ({ type_id: line.type })))

  async function findShippingRate(view: StoreView): Promise<(taxClassId: number) => number | null> {
    const rules = await products.listTaxRules()
    return (taxClassId) => findTaxRate(rules, { taxClassId, country: view.tax.defaultCountry, region: view.tax.defaultRegion })
  }

  async function total(storeCode: string, lines: readonly QuotedLine[], { shipping, coupon }: Chosen): Promise<CartTotals> {
    const view = viewOf(storeCode)
    const rate = shipping && view.shipping.find(({ method_code }) => method_code === shipping.method_code)
    const ratePercent = rate ? (await findShippingRate(view))(rate.tax_class_id) : null
    return calculateTotals({
      lines: lines.map(({ itemId, line, qty }) => ({
        itemId,
        qty,
        name: line.name,
        price: line.price,
        ratePercent: line.ratePercent,
        options: line.labels,
      })),
      shipping: shipping && {
        price: shipping.price_excl_tax,
        ratePercent,
        title: TITLES.shipping(shipping.carrier_title, shipping.method_title),
      },
      discountPercent: coupon?.percent,
      couponCode: coupon?.code,
      currencyCode: view.i18n.currencyCode,
      titles: coupon ? { ...TITLES, discount: TITLES.discountOf(coupon.code) } : TITLES,
    })
  }

  async function offerShipping(
    storeCode: string,
    lines: readonly QuotedLine[],
    country: string | null | undefined,
  ): Promise<ShippingMethod[]> {
    if (isVirtual(lines)) return []
    const view = viewOf(storeCode)
    const [findRate, { subtotal_incl_tax }] = await Promise.all([
      findShippingRate(view),
      total(storeCode, lines, { shipping: null, coupon: null }),
    ])
    return listShipping(view, { country, subtotalInclTax: subtotal_incl_tax, findRate })
  }

  return {
    async load(storeCode, requests) {
      const catalog = await loadCatalog(products, viewOf(storeCode), requests)
      return { resolve: (request) => resolveLine(request, catalog) }
    },
    offerShipping,
    async findShipping(storeCode, lines, { carrierCode, methodCode, country }) {
      const offered = await offerShipping(storeCode, lines, country)
      return offered.find((method) => method.method_code === methodCode && (!carrierCode || method.carrier_code === carrierCode)) ?? null
    },
    offerPayment: (storeCode, lines) => listPayments(viewOf(storeCode), { isVirtual: isVirtual(lines) }),
    total,
    isVirtual,
  }
}

async function loadCatalog(products: ProductReader, view: StoreView, requests: readonly LineRequest[]): Promise<LineCatalog> {
  const skus = [...new Set(requests.map(({ sku }) => sku))]
  const [found, parents, rules] = await Promise.all([
    products.findBySkus(view.storeCode, skus),
    products.findParents(view.storeCode, skus),
    products.listTaxRules(),
  ])
  const memberSkus = [...found.values()].flatMap((product) => (product.type_id === 'bundle' ? listMembers(product) : []))
  const members = memberSkus.length > 0 ? await products.findBySkus(view.storeCode, memberSkus) : new Map<string, Product>()
  return {
    products: members.size > 0 ? new Map([...members, ...found]) : found,
    parents,
    findRate: ({ tax_class_id }) =>
      findTaxRate(rules, { taxClassId: tax_class_id, country: view.tax.defaultCountry, region: view.tax.defaultRegion }),
  }
}

function listMembers({ bundle_options = [] }: Product): string[] {
  return bundle_options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku))
}

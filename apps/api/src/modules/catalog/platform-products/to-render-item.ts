import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { PriceInfo, RenderItem } from '@meerkat/contract/platform-products'
import type { Product } from '@meerkat/contract/product'

interface StoreDetails {
  readonly storeId: number
  readonly currencyCode: string
  /** The URL to which `url_path` is appended. */
  readonly baseUrl: string
}

/** A product in the format of the price refresh. docs/wire.md §11.1. */
export function toRenderItem(product: Product, { storeId, currencyCode, baseUrl }: StoreDetails): RenderItem {
  return {
    id: product.id,
    name: product.name,
    type: product.type_id,
    is_salable: (product.status ?? 1) < 2 && product.stock?.is_in_stock !== false ? '1' : '0',
    store_id: storeId,
    currency_code: currencyCode,
    url: `${baseUrl}/${product.url_path ?? product.url_key ?? ''}`,
    price_info: toPriceInfo(product),
    images: [],
    // Older servers sign their prices to accept them back from clients. This server never accepts a client's price.
    sgn: '',
  }
}

type Priced = Product | ConfigurableChild

/** All amounts are always present: a missing one breaks clients. */
function toPriceInfo(product: Product): PriceInfo {
  return { ...toPrices(product, grossOf), extension_attributes: { tax_adjustments: toPrices(product, netOf) } }
}

function toPrices(product: Product, amountsOf: typeof grossOf) {
  const { paid, regular, special } = amountsOf(product)
  const sold = (product.configurable_children ?? []).filter(({ status }) => (status ?? 1) < 2).map(amountsOf)
  const all = sold.length > 0 ? sold : [{ paid, regular }]
  return {
    final_price: paid,
    max_price: Math.max(...all.map((one) => one.paid)),
    max_regular_price: Math.max(...all.map((one) => one.regular)),
    minimal_regular_price: Math.min(...all.map((one) => one.regular)),
    minimal_price: Math.min(...all.map((one) => one.paid)),
    regular_price: regular,
    special_price: special,
  }
}

function grossOf(one: Priced) {
  const paid = one.price_incl_tax ?? one.price
  return toAmounts(paid, one.original_price_incl_tax ?? paid)
}

function netOf(one: Priced) {
  return toAmounts(one.price, one.original_price ?? one.price)
}

/** Zero means no offer. docs/wire.md §17.3. */
function toAmounts(paid: number, regular: number) {
  return { paid, regular, special: paid < regular ? paid : 0 }
}

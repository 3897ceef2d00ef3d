import type { DownloadableLink } from '@meerkat/contract/downloadable'
import type { Product } from '@meerkat/contract/product'
import { lineChecksum } from '@meerkat/domain/cart/lines/line-checksum'
import { validateLine } from '@meerkat/domain/cart/lines/validate-line'
import { isScheduledMedicine } from '@meerkat/domain/pricing/is-scheduled-medicine'
import { priceChoices } from '@meerkat/domain/pricing/price-choices'
import { type CompositeRules } from '@meerkat/domain/pricing/price-linked-products'
import { toCents } from '@meerkat/domain/pricing/round-money'
import { type PriceDisplay, shownPrice, showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { taxedUnit, untaxedUnit } from '@meerkat/domain/tax/split-gross'
import { chosenLinks } from '@meerkat/domain/variants/downloadable-links'
import { Refusal } from '../../http/refusals.ts'
import { chooseBundleSelections } from './choose-bundle-selections.ts'
import { chooseCustomOptions, type Days } from './choose-custom-options.ts'
import { findVariant, type Variant } from './find-variant.ts'
import type { Line, LineRequest } from './line.ts'

/** The products that the lines need. */
export interface LineCatalog {
  /** By sku: chosen products and the members of bundles. */
  readonly products: ReadonlyMap<string, Product>
  /** Configurable products, by the sku of a variant. */
  readonly parents: ReadonlyMap<string, Product>
  readonly findRate: (product: Pick<Product, 'tax_class_id'>) => number | null
  readonly days: Days
  readonly display: PriceDisplay
  readonly rules: LineRules
}

/** Switches of the shop that decide what a line costs and whether it may be bought. docs/behaviour/README.md. */
export type LineRules = CompositeRules & { readonly allowZeroPrice: boolean }

type ExtensionAttributes = NonNullable<NonNullable<Line['option']>['extension_attributes']>

/**
 * Turns a request into a line: finds the variant, checks the choices, calculates the current price. Names and prices from the client are
 * ignored. docs/wire.md §3.4-3.6, Spec §4.
 * @throws Refusal when the product is unknown, disabled, grouped or without a price, or a choice is missing or not offered.
 */
export function resolveLine({ sku, product_option }: LineRequest, catalog: LineCatalog): Line {
  const product = catalog.parents.get(sku) ?? catalog.products.get(sku)
  if (!product) throw new Refusal('product-unknown')
  if (product.type_id === 'grouped') throw new Refusal('product-grouped', { name: product.name })
  refuseDisabled(product, product.name)

  const chosen = product_option?.extension_attributes ?? {}
  const variant = product.type_id === 'configurable' ? findVariant(product, sku, chosen) : null
  if (variant) refuseDisabled(variant.child, product.name)
  const bundle = product.type_id === 'bundle' ? chooseBundleSelections(product, chosen, catalog.products) : null
  const sold = variant?.child ?? product
  const custom = chooseCustomOptions(product, chosen, catalog.days)
  const links = chosenLinks(product.downloadable_links ?? [], chosen)
  const priced = priceChoices(
    { ...product, ...pricesOf(sold) },
    { bundle: bundle?.options ?? null, custom: custom.choices, links: links.map(({ id }) => id) },
    { ...catalog.rules, findMember: (member) => catalog.products.get(member) },
  )
  if (validateLine(priced, catalog.rules).some(({ kind }) => kind === 'price-unknown')) throw new Refusal('price-unknown')

  const ratePercent = catalog.findRate(sold)
  const attributes = attributesOf({ custom, bundle, variant, links })
  const option = attributes && { extension_attributes: attributes }
  return {
    key: keyOf(product, variant, option),
    productSku: product.sku,
    sku: bundle?.sku ?? sold.sku,
    productId: sold.id,
    type: product.type_id,
    name: product.name,
    option,
    labels: [...(variant?.labels ?? []), ...(bundle?.labels ?? []), ...custom.labels],
    price: netOf(priced, ratePercent, catalog.display),
    originalPrice: originalOf(priced, ratePercent, catalog.display),
    tiers: priced.tiers.map((tier) => ({ qty: tier.qty, price: netOf(tier, ratePercent, catalog.display) })),
    ratePercent,
    isScheduledMedicine: [product, ...(bundle?.takes ?? []).map(({ sku }) => catalog.products.get(sku))].some(
      (part) => part !== undefined && isScheduledMedicine(part),
    ),
    takes: bundle?.takes ?? [{ sku: sold.sku, qty: 1, stock: sold.stock }],
  }
}

/** Status 0 and 1 are sold, 2 and above are not. Spec §4. */
function refuseDisabled({ status }: { status?: number | undefined }, name: string): void {
  if ((status ?? 1) >= 2) throw new Refusal('product-disabled', { name })
}

type Sold = Pick<Product, 'price' | 'price_incl_tax' | 'tier_prices' | 'special_price' | 'original_price' | 'original_price_incl_tax'>

function pricesOf({ price, price_incl_tax, tier_prices, special_price, original_price, original_price_incl_tax }: Sold): Sold {
  return { price, price_incl_tax: price_incl_tax ?? price, tier_prices, special_price, original_price, original_price_incl_tax }
}

/** The net price of what the product page strikes through. Spec §3 Order. */
function originalOf(priced: Product, ratePercent: number | null, display: PriceDisplay): number | null {
  const { original_price: price, original_price_incl_tax: gross } = priced
  if (typeof price !== 'number' || shownPrice(priced, display).before === null) return null
  return netOf({ price, price_incl_tax: gross ?? price }, ratePercent, display)
}

/**
 * The net price of the displayed price. Where displayed prices include tax, the tax is taken out of the composed price: options
 * cost the same with and without tax, and parts of a bundle may be taxed at other rates than the bundle. Decision 0021.
 */
function netOf(
  { price, price_incl_tax: gross = price }: Pick<Product, 'price' | 'price_incl_tax'>,
  ratePercent: number | null,
  display: PriceDisplay,
): number {
  if (showsNetPrices(display) || taxedUnit(price, ratePercent ?? 0) === toCents(gross)) return price
  return untaxedUnit(gross, ratePercent ?? 0)
}

/** Leave out kinds without a choice: clients would treat an empty list as a choice. */
function attributesOf(parts: {
  custom: ReturnType<typeof chooseCustomOptions>
  bundle: ReturnType<typeof chooseBundleSelections> | null
  variant: Variant | null
  links: readonly DownloadableLink[]
}): ExtensionAttributes | undefined {
  const { custom, bundle, variant, links } = parts
  const attributes: ExtensionAttributes = {
    ...(custom.options.length > 0 && { custom_options: custom.options }),
    ...(variant && { configurable_item_options: variant.options }),
    ...(bundle && { bundle_options: bundle.options }),
    ...(links.length > 0 && { downloadable_option: { downloadable_links: links.map(({ id }) => id) } }),
  }
  return Object.keys(attributes).length > 0 ? attributes : undefined
}

/**
 * Lines differ by the variant and by all custom choices. Files count only when some were chosen: an old client that names none
 * means all of them. docs/wire.md §3.5.
 */
function keyOf(product: Product, variant: Variant | null, option: Line['option']): string {
  const { bundle_options, custom_options, downloadable_option } = option?.extension_attributes ?? {}
  const sku = variant?.child.sku ?? product.sku
  const files = downloadable_option?.downloadable_links ?? []
  const isPart = files.length < (product.downloadable_links ?? []).length
  if (!bundle_options && !custom_options && !isPart) return sku
  const choices = bundle_options || custom_options ? lineChecksum({ product_option: option }) : ''
  return `${sku}#${choices}${isPart ? `+${files.toSorted((a, b) => a - b).join(',')}` : ''}`
}

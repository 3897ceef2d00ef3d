import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { StockItem } from '@meerkat/contract/stock'
import type { CustomChoices } from '@meerkat/domain/pricing/custom-option-delta'
import { priceChoices } from '@meerkat/domain/pricing/price-choices'
import type { BundleChoices } from '@meerkat/domain/pricing/price-linked-products'
import { quantityRule } from '@meerkat/domain/stock/check-quantity'
import { type Configured, configureProduct, NO_VARIANTS } from '@meerkat/domain/variants/configure-product'
import { filterUnavailableVariants } from '@meerkat/domain/variants/filter-unavailable-variants'
import { findOptionFaults, type OptionFault } from '@meerkat/domain/variants/find-option-faults'
import { isDay } from '@meerkat/domain/variants/is-day'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { listMissingSelections, startBundleChoices, toBundleOptions } from '@meerkat/domain/variants/to-bundle-options'
import { startCustomChoices, toCustomOptions } from '@meerkat/domain/variants/to-custom-options'
import { shop } from '../../../shell/store-view/stores.ts'

/** The shopper's choices on the page, except the variant, which is in the URL. */
export interface ProductChoices {
  readonly qty: number
  /** Quantity of each member of a grouped product, by sku. */
  readonly members: Readonly<Record<string, number>>
  readonly bundle: BundleChoices
  readonly custom: CustomChoices
  /** Ids of the files of a downloadable product. */
  readonly links: readonly number[]
}

export function startChoices(product: Product, members: readonly Product[]): ProductChoices {
  return {
    qty: quantityRule(product.stock).minimum,
    members: Object.fromEntries(members.map(({ sku }) => [sku, 1])),
    bundle: startBundleChoices(product.bundle_options ?? []),
    custom: startCustomChoices(product.custom_options ?? []),
    links: (product.downloadable_links ?? []).map(({ id }) => id),
  }
}

/** The page's product with the URL's variant applied; an unknown sku counts as no variant. docs/behaviour/variants.md §3.2. */
export function configurePage(document: Product, childSku: string | undefined, stock: readonly StockItem[] | null = null): Configured {
  const { listOutOfStock } = shop.stock
  const product = prepareProduct(document)
  // If the shop filters by stock, hide unavailable variants. docs/behaviour/variants.md §3.5.
  const offered = stock ? filterUnavailableVariants(product, stock, { listOutOfStock }) : product
  // A configurable product without any variant cannot be bought. Spec §5.
  if (offered.type_id === 'configurable' && !offered.configurable_children?.length)
    return { kind: 'no-variant', product: { ...offered, errors: { ...offered.errors, variants: NO_VARIANTS } } }
  return configureProduct(offered, childSku === undefined ? {} : { sku: childSku }, {
    listOutOfStock,
    setConfigurableProductOptions: shop.cart.setConfigurableProductOptions,
  })
}

/** Context of the choices, besides the product itself. */
export interface ChoiceSurroundings {
  readonly members: readonly Product[]
  /** Formats a day for the store view. */
  readonly writeDay: (day: string) => string
  /** Label for the chosen files. */
  readonly filesLabel: string
}

/** The product with all options applied: its price and the data to send. docs/behaviour/prices.md §4.4, §4.5. */
export function applyChoices(product: PreparedProduct, choices: ProductChoices, surroundings: ChoiceSurroundings): PreparedProduct {
  const { members } = surroundings
  const priced = priceChoices(
    product,
    { ...choices, bundle: toBundleOptions(product.bundle_options ?? [], choices.bundle) },
    { ...shop.products, findMember: (sku) => members.find((member) => member.sku === sku) },
  )
  return {
    ...priced,
    qty: choices.qty,
    product_option: withOptions(priced, choices),
    options: [...priced.options, ...listChosen(priced, choices, surroundings)],
  }
}

/** Keeps the key order that the line checksum requires. docs/wire.md §3.5. */
function withOptions(product: PreparedProduct, choices: ProductChoices): ProductOption {
  const { product_option, bundle_options, custom_options, downloadable_links } = product
  return {
    extension_attributes: {
      ...product_option.extension_attributes,
      ...(custom_options?.length && { custom_options: toCustomOptions(custom_options, choices.custom) }),
      ...(bundle_options?.length && { bundle_options: toBundleOptions(bundle_options, choices.bundle) }),
      ...(downloadable_links?.length && { downloadable_option: { downloadable_links: pickLinks(product, choices).map(({ id }) => id) } }),
    },
  }
}

function pickLinks({ downloadable_links = [] }: Product, { links }: ProductChoices) {
  return downloadable_links.filter(({ id }) => links.includes(id))
}

/** Labels of the chosen options, for the line in the cart. */
function listChosen(product: PreparedProduct, choices: ProductChoices, { members, writeDay, filesLabel }: ChoiceSurroundings) {
  const { bundle, custom } = choices
  const parts = (product.bundle_options ?? []).flatMap(({ option_id, title, product_links }) => {
    const choice = bundle[option_id]
    const link = product_links.find(({ id }) => choice && id === String(choice.selection))
    const member = members.find(({ sku }) => sku === link?.sku)
    return choice && member ? [{ label: title, value: Number(choice.qty) > 1 ? `${choice.qty} × ${member.name}` : member.name }] : []
  })
  const answers = (product.custom_options ?? []).flatMap(({ option_id, title, type, values }) => {
    const chosen = [custom[option_id] ?? []].flat().map(String)
    const words = chosen
      .map((id) => values.find(({ option_type_id }) => String(option_type_id) === id)?.title ?? id)
      .map((word) => (type === 'date' && isDay(word) ? writeDay(word) : word))
      .filter((word) => word !== '')
    return words.length > 0 ? [{ label: title, value: words.join(', ') }] : []
  })
  const isChoice = (product.downloadable_links ?? []).length > 1
  const files = isChoice
    ? [
        {
          label: filesLabel,
          value: pickLinks(product, choices)
            .map(({ title }) => title)
            .join(', '),
        },
      ]
    : []
  return [...parts, ...answers, ...files]
}

export interface FormFaults {
  /** Errors by option id. */
  readonly custom: Readonly<Record<number, OptionFault>>
  /** Ids of required options without a selection. */
  readonly bundle: readonly number[]
  /** True if files are offered and none is chosen. */
  readonly links: boolean
}

/** Errors that prevent adding the product; `today` as `YYYY-MM-DD`. docs/behaviour/prices.md §4.5. */
export function findFaults(product: Product, choices: ProductChoices, today: string): FormFaults {
  const { custom, bundle } = choices
  return {
    custom: findOptionFaults(product.custom_options ?? [], custom, today),
    bundle: listMissingSelections(product.bundle_options ?? [], bundle),
    links: (product.downloadable_links ?? []).length > 0 && pickLinks(product, choices).length === 0,
  }
}

/** The products to add to the cart: the members of a grouped product one by one, any other as a whole. docs/behaviour/cart.md §1.8. */
export function toCartProducts(
  product: PreparedProduct,
  { members: pieces }: ProductChoices,
  members: readonly Product[],
): PreparedProduct[] {
  if (product.type_id !== 'grouped') return [product]
  return members.filter(({ sku }) => (pieces[sku] ?? 0) > 0).map((member) => ({ ...prepareProduct(member), qty: pieces[member.sku] ?? 1 }))
}

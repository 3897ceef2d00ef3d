import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { CustomChoices } from '../pricing/custom-option-delta.ts'
import { priceChoices } from '../pricing/price-choices.ts'
import type { BundleChoices, CompositeRules } from '../pricing/price-linked-products.ts'
import { isDay } from './is-day.ts'
import type { PreparedProduct } from './prepare-product.ts'
import { toBundleOptions } from './to-bundle-options.ts'
import { toCustomOptions } from './to-custom-options.ts'

/** The choices of a shopper for a product, besides its variant. */
export interface Choices {
  readonly qty: number
  readonly bundle: BundleChoices
  readonly custom: CustomChoices
  /** Ids of the files of a downloadable product. */
  readonly links: readonly number[]
}

/** Context of the choices, besides the product itself. */
export interface ChoiceContext extends CompositeRules {
  /** The members of a bundle or a grouped product. */
  readonly members: readonly Product[]
  /** Formats a day for the store view. */
  readonly writeDay: (day: string) => string
  /** Label for the chosen files. */
  readonly filesLabel: string
}

/** The product with all options applied: its price and the data to send. docs/behaviour/prices.md §4.4, §4.5. */
export function applyChoices(product: PreparedProduct, choices: Choices, context: ChoiceContext): PreparedProduct {
  const { members } = context
  const priced = priceChoices(
    product,
    { ...choices, bundle: toBundleOptions(product.bundle_options ?? [], choices.bundle) },
    { ...context, findMember: (sku) => members.find((member) => member.sku === sku) },
  )
  return {
    ...priced,
    qty: choices.qty,
    product_option: withOptions(priced, choices),
    options: [...priced.options, ...listChosen(priced, choices, context)],
  }
}

/** Keeps the key order that the line checksum requires. docs/wire.md §3.5. */
function withOptions(product: PreparedProduct, choices: Choices): ProductOption {
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

/** The chosen files. */
export function pickLinks({ downloadable_links = [] }: Product, { links }: Pick<Choices, 'links'>) {
  return downloadable_links.filter(({ id }) => links.includes(id))
}

/** Labels of the chosen options, for the line in the cart. */
function listChosen(product: PreparedProduct, choices: Choices, { members, writeDay, filesLabel }: ChoiceContext) {
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

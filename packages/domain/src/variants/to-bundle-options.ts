import type { BundleOption } from '@meerkat/contract/product-links'
import type { BundleItemOption } from '@meerkat/contract/product-option'
import { ownQuantity, standardLink } from '../pricing/bundle-selections.ts'
import type { BundleChoices } from '../pricing/price-linked-products.ts'

/** The initial choices in the form of a bundle. Spec §4, docs/behaviour/prices.md §4.4. */
export function startBundleChoices(options: readonly BundleOption[]): BundleChoices {
  return Object.fromEntries(
    options.map(({ option_id, product_links }) => {
      const link = standardLink({ product_links })
      return [option_id, link ? { selection: link.id, qty: ownQuantity(link) } : null]
    }),
  )
}

/** The payload of a bundle, by option id. Selections are numbers here, text in the product. docs/wire.md §3.5, §17.2. */
export function toBundleOptions(options: readonly BundleOption[], choices: BundleChoices): BundleItemOption[] {
  const sorted = [...options].sort((a, b) => a.option_id - b.option_id)
  return sorted.flatMap(({ option_id }) => {
    const choice = choices[option_id]
    return isChosen(choice) ? [{ option_id, option_qty: Number(choice.qty), option_selections: [Number(choice.selection)] }] : []
  })
}

/** Required options without a selection or quantity, by id: shown as "Must be greater than 0". docs/behaviour/prices.md §4.5. */
export function listMissingSelections(options: readonly BundleOption[], choices: BundleChoices): number[] {
  return options.filter(({ required, option_id }) => required && !isChosen(choices[option_id])).map(({ option_id }) => option_id)
}

/** Only quantities above 0 are bought. Spec §5. */
function isChosen(choice: BundleChoices[number] | undefined): choice is NonNullable<BundleChoices[number]> {
  return Boolean(choice) && Number(choice?.qty) > 0 && Number(choice?.selection) > 0
}

import type { CustomOption, CustomOptionValue } from '@meerkat/contract/custom-option'
import type { Id } from '@meerkat/contract/envelope'
import type { Product } from '@meerkat/contract/product'

/** The chosen or typed values by option id: an id, several ids, a text, or nothing. */
export type CustomChoices = Readonly<Record<number, Id | readonly Id[] | null | undefined>>

export interface PriceDelta {
  readonly price: number
  readonly price_incl_tax: number
}

/**
 * The surcharge of the chosen custom options. A fixed amount is the same with and without tax; a percentage is
 * of the product's own price, without other options. Checkboxes add up; empty and unknown choices add nothing.
 * Spec §4 Price calculation, §5, docs/behaviour/prices.md §4.5.
 */
export function customOptionDelta(
  product: Pick<Product, 'price' | 'price_incl_tax' | 'custom_options'>,
  choices: CustomChoices,
): PriceDelta {
  const values = (product.custom_options ?? []).flatMap((option) => chosenValues(option, choices[option.option_id]))
  const add = (base: number) =>
    values.reduce((sum, { price, price_type }) => sum + (price_type === 'percent' ? (base * price) / 100 : price), 0)
  return { price: add(product.price), price_incl_tax: add(product.price_incl_tax ?? product.price) }
}

/** Only values with a type id above 0 have a price: a typed text is free. Spec §5. */
function chosenValues(option: CustomOption, choice: CustomChoices[number]): CustomOptionValue[] {
  const chosen = listChosen(choice)
  return option.values.filter(({ option_type_id }) => option_type_id > 0 && chosen.includes(String(option_type_id)))
}

function listChosen(choice: CustomChoices[number]): string[] {
  if (choice === null || choice === undefined) return []
  const list: readonly Id[] = Array.isArray(choice) ? choice : [choice as Id]
  return list.map(String).filter((text) => text.trim() !== '')
}

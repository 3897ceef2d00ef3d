import type { CustomOption, CustomOptionValue } from '@meerkat/contract/custom-option'
import type { Product } from '@meerkat/contract/product'
import type { CustomItemOption, ProductOption } from '@meerkat/contract/product-option'
import { lineOptions } from '@meerkat/domain/cart/lines/line-options'
import type { CustomChoices } from '@meerkat/domain/pricing/custom-option-delta'
import { answeredValues, checkOptionAnswer, longestAnswer, type OptionFault } from '@meerkat/domain/variants/find-option-faults'
import { Refusal } from '../../http/refusals.ts'
import type { Line } from './line.ts'

/** The calendar of a store view. */
export interface Days {
  /** The current day in the westernmost time zone, as `YYYY-MM-DD`: earlier days are past everywhere. */
  readonly earliest: string
  /** Formats a day as the store view does. */
  readonly write: (day: string) => string
}

export interface ChosenCustomOptions {
  readonly options: CustomItemOption[]
  readonly labels: Line['labels']
  /** The same choice in the form that the pricing rule expects. */
  readonly choices: CustomChoices
}

/**
 * The chosen custom options, such as an engraving. docs/behaviour/prices.md §4.5.
 * @throws Refusal for a missing or unknown choice, and for an invalid text or date.
 */
export function chooseCustomOptions(product: Product, chosen: ProductOption['extension_attributes'], days: Days): ChosenCustomOptions {
  const entries = lineOptions({ extension_attributes: chosen ?? {} }, 'custom_options') as readonly CustomItemOption[]
  const options = (product.custom_options ?? []).toSorted((a, b) => a.option_id - b.option_id)
  const picked = options.flatMap((option) => pick(product, option, { text: textOf(entries, option), days }))
  return {
    options: picked.map(({ option, text }) => ({ option_id: String(option.option_id), option_value: text })),
    labels: picked.map(({ option, text, values }) => ({
      label: option.title,
      value: values.length > 0 ? values.map(({ title }) => title).join(', ') : option.type === 'date' ? days.write(text) : text,
    })),
    choices: Object.fromEntries(picked.map(({ option, text, values }) => [option.option_id, values.length > 0 ? text.split(',') : text])),
  }
}

function textOf(entries: readonly CustomItemOption[], option: CustomOption): string {
  const value = entries.find(({ option_id }) => String(option_id) === String(option.option_id))?.option_value
  return value === null || value === undefined ? '' : String(value).trim()
}

function pick(
  product: Product,
  option: CustomOption,
  { text, days }: { readonly text: string; readonly days: Days },
): { option: CustomOption; text: string; values: CustomOptionValue[] }[] {
  if (option.type === 'file' && text !== '') throw new Refusal('option-file', { field: option.title })
  const fault = checkOptionAnswer(option, text, days.earliest)
  if (fault !== null) throw toRefusal(fault, product, option)
  if (text === '') return []
  const values = answeredValues(option, text)
  return [{ option, text: values.length > 0 ? values.map(({ option_type_id }) => option_type_id).join(',') : text, values }]
}

function toRefusal(fault: OptionFault, product: Product, option: CustomOption): Refusal {
  switch (fault) {
    case 'required':
      return new Refusal('option-missing', { field: option.title.toLowerCase() })
    case 'no-date':
      return new Refusal('option-no-date', { field: option.title })
    case 'past':
      return new Refusal('option-past', { field: option.title })
    case 'too-long':
      return new Refusal('option-too-long', { field: option.title, qty: longestAnswer(option) })
    case 'card-number':
      return new Refusal('option-card-number', { field: option.title })
    case 'not-offered':
      return new Refusal('option-unknown', { name: product.name })
  }
}

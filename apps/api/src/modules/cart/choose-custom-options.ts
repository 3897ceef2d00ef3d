import type { CustomOption, CustomOptionValue, Product } from '@meerkat/contract/product'
import type { CustomItemOption, ProductOption } from '@meerkat/contract/product-option'
import { lineOptions } from '@meerkat/domain/cart/lines/line-options'
import type { CustomChoices } from '@meerkat/domain/pricing/custom-option-delta'
import { isDay } from '@meerkat/domain/variants/is-day'
import { Refusal } from '../../http/refusals.ts'
import type { Line } from './line.ts'

/** Text a shopper may write on a product that sets no limit of its own. */
const MAX_TEXT = 255

/** The calendar of a store view. */
export interface Days {
  /** The day that it is still somewhere on earth, as `YYYY-MM-DD`. */
  readonly earliest: string
  /** As the store view writes it. */
  readonly write: (day: string) => string
}

export interface ChosenCustomOptions {
  readonly options: CustomItemOption[]
  readonly labels: Line['labels']
  /** The same as the rule that prices it takes it. */
  readonly choices: CustomChoices
}

/**
 * What was chosen beside the product itself, such as an engraving. docs/behaviour/prices.md §4.5.
 * @throws Refusal for a missing or unknown choice, and for a text or date that is not taken.
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
  if (text === '') {
    // Files are sent by mail after the order.
    if (option.is_require && option.type !== 'file') throw new Refusal('option-missing', { field: option.title.toLowerCase() })
    return []
  }
  if (option.type === 'file') throw new Refusal('option-file', { field: option.title })
  if (option.type === 'date') {
    if (!isDay(text)) throw new Refusal('option-no-date', { field: option.title })
    if (option.from_today && text < days.earliest) throw new Refusal('option-past', { field: option.title })
    return [{ option, text, values: [] }]
  }
  if (option.values.length === 0) {
    if (text.length > (option.max_characters || MAX_TEXT))
      throw new Refusal('option-too-long', { field: option.title, qty: option.max_characters || MAX_TEXT })
    return [{ option, text, values: [] }]
  }
  // Check boxes send the ids of several values in one text.
  const ids = option.type === 'checkbox' ? text.split(',') : [text]
  const values = option.values.filter(({ option_type_id }) => option_type_id > 0 && ids.includes(String(option_type_id)))
  if (values.length !== new Set(ids).size) throw new Refusal('option-unknown', { name: product.name })
  return [{ option, text: values.map(({ option_type_id }) => option_type_id).join(','), values }]
}

import type { CustomOption } from '@meerkat/contract/custom-option'
import { hasCardNumber } from '@meerkat/contract/field-rules'
import type { CustomChoices } from '../pricing/custom-option-delta.ts'
import { isDay } from './is-day.ts'
import { toOptionValue } from './to-custom-options.ts'

/**
 * `required`: no answer. `no-date`: not a calendar day. `past`: a date in the past. `card-number`: contains a payment card number, as in
 * every text field. `not-offered`: an unknown value.
 */
export type OptionFault = 'required' | 'no-date' | 'past' | 'too-long' | 'card-number' | 'not-offered'

/** Maximum characters of a typed answer, for an option without its own limit. */
const MAX_TEXT = 255

/** The faults of the answers in a form, by option id. docs/behaviour/prices.md §4.5. */
export function findOptionFaults(
  options: readonly CustomOption[],
  choices: CustomChoices,
  today: string,
): Readonly<Record<number, OptionFault>> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const choice = choices[option.option_id]
      const typed = option.type === 'date' && !Array.isArray(choice) ? String(choice ?? '').trim() : null
      const fault = checkOptionAnswer(option, typed ?? toOptionValue(option, choice) ?? '', today)
      return fault === null ? [] : [[option.option_id, fault]]
    }),
  )
}

/**
 * The fault of an answer in the wire format: ids of check boxes joined by commas, '' for none. Form and server use the same
 * function. `today` is `YYYY-MM-DD` in the shopper's time zone, empty while unknown.
 */
export function checkOptionAnswer(option: CustomOption, text: string, today: string): OptionFault | null {
  // A file is sent by mail after the order.
  if (option.type === 'file') return null
  if (text === '') return option.is_require ? 'required' : null
  if (option.type === 'date') {
    if (!isDay(text)) return 'no-date'
    return option.from_today && text < today ? 'past' : null
  }
  if (option.values.length === 0) {
    if (text.length > longestAnswer(option)) return 'too-long'
    return hasCardNumber(text) ? 'card-number' : null
  }
  const ids = new Set(option.type === 'checkbox' ? text.split(',') : [text])
  return answeredValues(option, text).length === ids.size ? null : 'not-offered'
}

export function longestAnswer({ max_characters }: Pick<CustomOption, 'max_characters'>): number {
  return max_characters || MAX_TEXT
}

/** The values that a shopper chose, in the order of the option. Spec §5: only ids above 0 count. */
export function answeredValues(option: CustomOption, text: string): CustomOption['values'] {
  const ids = option.type === 'checkbox' ? text.split(',') : [text]
  return option.values.filter(({ option_type_id }) => option_type_id > 0 && ids.includes(String(option_type_id)))
}

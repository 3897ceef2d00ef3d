import type { CustomOption } from '@meerkat/contract/product'
import type { CustomChoices } from '../pricing/custom-option-delta.ts'
import { isDay } from './is-day.ts'
import { toOptionValue } from './to-custom-options.ts'

/** `required`: no answer. `no-date`: not a day of the calendar. `past`: an appointment that cannot be kept. */
export type OptionFault = 'required' | 'no-date' | 'past'

/**
 * What is wrong with the answers, by option id. `today` as `YYYY-MM-DD` where the shopper is; empty while it is not known.
 * docs/behaviour/prices.md §4.5.
 */
export function findOptionFaults(
  options: readonly CustomOption[],
  choices: CustomChoices,
  today: string,
): Readonly<Record<number, OptionFault>> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const fault = findFault(option, choices[option.option_id], today)
      return fault === null ? [] : [[option.option_id, fault]]
    }),
  )
}

function findFault(option: CustomOption, choice: CustomChoices[number], today: string): OptionFault | null {
  // A file is sent after the order: it keeps nothing from the cart.
  if (option.type === 'file') return null
  const typed = String(choice ?? '').trim()
  if (option.type === 'date' && typed !== '') {
    if (!isDay(typed)) return 'no-date'
    return option.from_today && typed < today ? 'past' : null
  }
  return option.is_require && toOptionValue(option, choice) === null ? 'required' : null
}

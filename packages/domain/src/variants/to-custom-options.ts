import type { CustomOption } from '@meerkat/contract/custom-option'
import type { CustomItemOption } from '@meerkat/contract/product-option'
import type { CustomChoices } from '../pricing/custom-option-delta.ts'
import { isDay } from './is-day.ts'

/**
 * The payload of custom options: sorted by id, ids as text, ids of checkboxes joined by commas. Unanswered options are left out, as in the
 * server's answer: otherwise the same choice would have two fingerprints. docs/behaviour/prices.md §4.5, docs/wire.md §3.5.
 */
export function toCustomOptions(options: readonly CustomOption[], choices: CustomChoices): CustomItemOption[] {
  return [...options]
    .sort((a, b) => a.option_id - b.option_id)
    .flatMap((option) => {
      const option_value = toOptionValue(option, choices[option.option_id])
      return option_value === null ? [] : [{ option_id: String(option.option_id), option_value }]
    })
}

/** Null when the option was left empty, and for files, which cannot be sent with an order. */
export function toOptionValue({ type, values }: CustomOption, choice: CustomChoices[number]): string | null {
  const chosen = (Array.isArray(choice) ? choice : [choice]).flatMap((value) =>
    value === null || value === undefined ? [] : String(value),
  )
  if (type === 'field' || type === 'area') return chosen[0]?.trim() || null
  if (type === 'date') return chosen[0] !== undefined && isDay(chosen[0]) ? chosen[0] : null
  const known = values.map(({ option_type_id }) => String(option_type_id)).filter((id) => chosen.includes(id))
  if (type === 'checkbox') return known.length > 0 ? known.join(',') : null
  return ['radio', 'select', 'drop_down'].includes(type) ? (known[0] ?? null) : null
}

/** The initial values of the inputs: radios with their first value, checkboxes with none, others empty. docs/behaviour/prices.md §4.5. */
export function startCustomChoices(options: readonly CustomOption[]): CustomChoices {
  return Object.fromEntries(options.map(({ option_id, type, values }) => [option_id, startValue(type, values[0]?.option_type_id)]))
}

function startValue(type: CustomOption['type'], first: number | undefined) {
  if (type === 'radio') return first ?? null
  return type === 'checkbox' ? [] : null
}

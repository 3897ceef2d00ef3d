import { capitalise } from '@meerkat/domain/format/capitalise'
import type { Words } from '@meerkat/i18n/words'

const NAMED = ['pending', 'processing', 'complete', 'canceled']

/** The status of an order as text; an unknown status of another system keeps its name. docs/behaviour/orders.md §17. */
export function orderState(status: string, t: Words): string {
  return NAMED.includes(status) ? t(`orders.state.${status}`) : capitalise(status)
}

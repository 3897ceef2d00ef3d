import { capitalise } from '@meerkat/domain/format/capitalise'
import type { Translate } from '@meerkat/i18n/messages'

const NAMED = ['pending', 'processing', 'complete', 'canceled', 'closed']

/** The status of an order as text; an unknown status of another system keeps its name. docs/behaviour/orders.md §17. */
export function orderState(status: string, t: Translate): string {
  return NAMED.includes(status) ? t(`orders.state.${status}`) : capitalise(status)
}

import { capitalise } from '@meerkat/domain/format/capitalise'
import type { Words } from '@meerkat/i18n/words'

const NAMED = ['pending', 'processing', 'complete', 'canceled']

/** What became of an order, in words; a state of another system as it is called there. Behaviour 17. */
export function orderState(status: string, t: Words): string {
  return NAMED.includes(status) ? t(`orders.state.${status}`) : capitalise(status)
}

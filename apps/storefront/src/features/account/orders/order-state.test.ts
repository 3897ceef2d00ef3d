import type { StatusHistory } from '@meerkat/contract/order-events'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { createI18n, type Translate } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { latestState } from './order-state.ts'

const i18n = await createI18n('en-US', ['account'])
const t: Translate = (id, values) => i18n.t({ id, ...(values && { values }) })

function anOrder(status: string, ...steps: [step: StatusHistory['step'], status: string][]): HistoryOrder {
  return {
    status,
    status_histories: steps.map(([step, reached]) => ({ step, status: reached })),
    extension_attributes: { shipping_assignments: [] },
  } as unknown as HistoryOrder
}

it.each([
  { why: 'a new order', order: anOrder('pending'), says: 'Pending' },
  {
    why: 'an order that is out for delivery, whose status is processing',
    order: anOrder('processing', ['process', 'processing'], ['ship', 'processing'], ['out-for-delivery', 'processing']),
    says: 'Out for delivery',
  },
  { why: 'a status that the newest step did not set', order: anOrder('canceled', ['process', 'processing']), says: 'Cancelled' },
])('names the newest step of $why', ({ order, says }) => {
  expect(latestState(order, t)).toBe(says)
})

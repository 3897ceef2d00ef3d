import type { HistoryOrder } from '@meerkat/contract/order-history'
import { describe, expect, it } from 'vitest'
import { loadOrders, type OrdersSource } from './load-orders.ts'

const FIRST = { entity_id: 1 } as HistoryOrder
const SECOND = { entity_id: 2 } as HistoryOrder

interface Case {
  readonly why: string
  readonly stored: readonly HistoryOrder[] | null
  /** Null without an answer. */
  readonly answer: readonly HistoryOrder[] | null
  readonly shown: readonly (readonly HistoryOrder[] | null | undefined)[]
}

describe('loadOrders', () => {
  it.each<Case>([
    {
      why: 'the stored orders at once, then those of the server',
      stored: [FIRST],
      answer: [SECOND, FIRST],
      shown: [[FIRST], [SECOND, FIRST]],
    },
    { why: 'the first order, and never that there is none', stored: [], answer: [FIRST], shown: [undefined, [FIRST]] },
    { why: 'that there is none once the server says so', stored: null, answer: [], shown: [undefined, []] },
    { why: 'the stored orders without an answer', stored: [FIRST], answer: null, shown: [[FIRST], [FIRST]] },
    { why: 'that there was none, without an answer', stored: [], answer: null, shown: [undefined, []] },
    { why: 'that nothing is known, without an answer', stored: null, answer: null, shown: [undefined, null] },
  ])('shows $why', async ({ stored, answer, shown }) => {
    const seen: Case['shown'][number][] = []
    const ask = async () => (answer ? { kind: 'done', result: { items: answer, total_count: answer.length } } : { kind: 'no-answer' })
    await loadOrders({
      user: { readOrders: async () => stored, writeOrders: async () => undefined },
      api: { ask } as unknown as OrdersSource['api'],
      show: (orders) => seen.push(orders),
    })
    expect(seen).toEqual(shown)
  })
})

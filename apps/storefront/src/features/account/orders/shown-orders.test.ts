import type { HistoryOrder } from '@meerkat/contract/order-history'
import { describe, expect, it } from 'vitest'
import { type Orders, shownOrders } from './shown-orders.ts'

const FIRST = { entity_id: 1 } as HistoryOrder
const SECOND = { entity_id: 2 } as HistoryOrder

interface Case {
  readonly why: string
  readonly stored: Orders
  readonly loaded: Orders
  readonly shown: Orders
}

describe('shownOrders', () => {
  it.each<Case>([
    { why: 'the stored orders while the server has not answered', stored: [FIRST], loaded: undefined, shown: [FIRST] },
    { why: 'those of the server', stored: [FIRST], loaded: [SECOND, FIRST], shown: [SECOND, FIRST] },
    { why: 'those of the server before storage is read', stored: undefined, loaded: [FIRST], shown: [FIRST] },
    { why: 'never that there is none while the server may know one', stored: [], loaded: undefined, shown: undefined },
    { why: 'that there is none once the server says so', stored: null, loaded: [], shown: [] },
    { why: 'the stored orders without an answer', stored: [FIRST], loaded: null, shown: [FIRST] },
    { why: 'that nothing is known, without an answer, although there was none once', stored: [], loaded: null, shown: null },
    { why: 'that nothing is known, without an answer', stored: null, loaded: null, shown: null },
    { why: 'nothing before storage is read', stored: undefined, loaded: null, shown: undefined },
  ])('shows $why', ({ stored, loaded, shown }) => {
    expect(shownOrders(stored, loaded)).toEqual(shown)
  })
})

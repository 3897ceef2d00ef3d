import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderActor } from './order-status.ts'
import { piecesBySku } from './pieces-by-sku.ts'
import { planReceipt } from './plan-receipt.ts'
import { canReturn, planReturn, type ReturnableOrder } from './plan-return.ts'
import { canCallOff, moveReturn, type ReturnState, type ReturnStep } from './return-status.ts'
import { valueOfPieces } from './returned-value.ts'

const SENT = new Date('2026-03-01T12:00:00Z')
const line = (position: number, qty: number, returnedQty = 0, productType = 'simple') => ({
  position,
  qty,
  returnedQty,
  productType,
  isScheduledMedicine: false,
})
const medicine = (position: number, qty: number) => ({ ...line(position, qty), isScheduledMedicine: true })
const order = (...lines: ReturnableOrder['lines']): ReturnableOrder => ({ shippedAt: SENT, lines })
const at = (day: string) => new Date(`${day}T11:00:00Z`)

describe('moveReturn', () => {
  it.each<[ReturnState, ReturnStep, string]>([
    ['announced', 'receive', 'received'],
    ['announced', 'call-off', 'called-off'],
    ['received', 'receive', 'unchanged'],
    ['received', 'call-off', 'refused'],
    ['called-off', 'call-off', 'unchanged'],
    ['called-off', 'receive', 'refused'],
  ])('%s, %s: %s', (state, step, result) => {
    for (const announcedBy of ['customer', 'operator'] as const) {
      const move = moveReturn({ state, announcedBy }, step, 'operator')
      expect(move.kind === 'moved' ? move.state : move.kind).toBe(result)
    }
  })

  it.each<[ReturnState, ReturnStep, OrderActor, string]>([
    ['announced', 'call-off', 'customer', 'called-off'],
    ['called-off', 'call-off', 'customer', 'unchanged'],
    ['received', 'call-off', 'customer', 'refused'],
    ['announced', 'receive', 'customer', 'refused'],
    ['announced', 'call-off', 'operator', 'refused'],
    ['called-off', 'call-off', 'operator', 'refused'],
  ])('%s, %s by a shopper, announced by the %s: %s', (state, step, announcedBy, result) => {
    const move = moveReturn({ state, announcedBy }, step, 'customer')
    expect(move.kind === 'moved' ? move.state : move.kind).toBe(result)
  })

  it.each<[ReturnState, OrderActor, boolean]>([
    ['announced', 'customer', true],
    ['received', 'customer', false],
    ['called-off', 'customer', false],
    ['announced', 'operator', false],
  ])('%s, announced by the %s: a shopper is offered to call it off: %s', (state, announcedBy, isOffered) => {
    expect(canCallOff({ state, announcedBy })).toBe(isOffered)
  })
})

describe('planReturn (docs/behaviour/orders.md §17.2)', () => {
  const customer = { actor: 'customer', now: at('2026-03-10'), terms: { days: 30, excludeScheduledMedicine: true } } as const

  it.each([
    {
      why: 'everything that is left',
      order: order(line(0, 2), line(1, 3, 1)),
      wanted: null,
      lines: [
        [0, 2],
        [1, 2],
      ],
    },
    { why: 'some pieces of one line', order: order(line(0, 2), line(1, 3)), wanted: [{ position: 1, qty: 2 }], lines: [[1, 2]] },
    {
      why: 'without files and services',
      order: order(line(0, 1), line(1, 1, 0, 'downloadable'), line(2, 1, 0, 'virtual')),
      wanted: null,
      lines: [[0, 1]],
    },
  ])('allows $why', ({ order, wanted, lines }) => {
    expect(planReturn(order, wanted, customer)).toEqual({ kind: 'allowed', lines: lines.map(([position, qty]) => ({ position, qty })) })
  })

  it.each([
    { why: 'an order that was not sent', given: { shippedAt: null, lines: [line(0, 1)] }, wanted: null, kind: 'not-sent' },
    { why: 'what has come back already', given: order(line(0, 1, 1)), wanted: null, kind: 'too-many' },
    { why: 'more pieces than are left', given: order(line(0, 3, 2)), wanted: [{ position: 0, qty: 2 }], kind: 'too-many' },
    { why: 'a line that the order does not have', given: order(line(0, 3)), wanted: [{ position: 1, qty: 1 }], kind: 'too-many' },
    {
      why: 'a line named twice',
      given: order(line(0, 3)),
      wanted: [
        { position: 0, qty: 2 },
        { position: 0, qty: 2 },
      ],
      kind: 'too-many',
    },
    { why: 'no pieces', given: order(line(0, 3)), wanted: [{ position: 0, qty: 0 }], kind: 'too-many' },
    { why: 'a scheduled medicine', given: order(medicine(0, 1)), wanted: [{ position: 0, qty: 1 }], kind: 'too-many' },
    { why: 'nothing but a scheduled medicine', given: order(medicine(0, 1)), wanted: null, kind: 'too-many' },
    { why: 'a file', given: order(line(0, 1, 0, 'downloadable')), wanted: [{ position: 0, qty: 1 }], kind: 'too-many' },
  ])('refuses $why', ({ given, wanted, kind }) => {
    expect(planReturn(given, wanted, customer).kind).toBe(kind)
  })

  it('leaves scheduled medicines out of a return of everything, except by the operator', () => {
    const given = order(medicine(0, 1), line(1, 2))
    expect(planReturn(given, null, customer)).toEqual({ kind: 'allowed', lines: [{ position: 1, qty: 2 }] })
    const byOperator = planReturn(given, null, { ...customer, actor: 'operator' })
    expect(byOperator).toMatchObject({ lines: [{ position: 0, qty: 1 }, { position: 1 }] })
  })

  it('returns scheduled medicines where the store view does not exclude them', () => {
    const terms = { days: 30, excludeScheduledMedicine: false }
    expect(planReturn(order(medicine(0, 2)), null, { ...customer, terms })).toEqual({ kind: 'allowed', lines: [{ position: 0, qty: 2 }] })
  })

  it('lets shoppers return until the end of the last day, and the operator any time', () => {
    const until = (day: string, days = 30) => canReturn(order(line(0, 1)), at(day), { days, excludeScheduledMedicine: true })
    expect([until('2026-03-31'), until('2026-04-01'), until('2026-04-02')]).toEqual([true, true, false])
    expect([until('2026-03-15', 14), until('2026-03-17', 14), until('2026-03-01', 0)]).toEqual([true, false, false])
    expect(
      planReturn(order(line(0, 1)), null, { actor: 'operator', now: at('2030-01-01'), terms: { days: 0, excludeScheduledMedicine: true } })
        .kind,
    ).toBe('allowed')
  })
})

describe('planReceipt', () => {
  const announced = [
    { position: 0, qty: 2 },
    { position: 3, qty: 1 },
  ]

  it.each([
    {
      why: 'all of it',
      arrival: { lines: null, isUnsaleable: false },
      lines: [
        [0, 2, 0],
        [3, 1, 0],
      ],
    },
    {
      why: 'all of it, unsaleable',
      arrival: { lines: null, isUnsaleable: true },
      lines: [
        [0, 2, 2],
        [3, 1, 1],
      ],
    },
    {
      why: 'a part, of which one is broken',
      arrival: { lines: [{ position: 0, qty: 2, unsaleable: 1 }], isUnsaleable: false },
      lines: [
        [0, 2, 1],
        [3, 0, 0],
      ],
    },
  ])('$why', ({ arrival, lines }) => {
    const plan = planReceipt(announced, arrival)
    expect(plan).toEqual({ kind: 'allowed', lines: lines.map(([position, qty, unsaleable]) => ({ position, qty, unsaleable })) })
  })

  it.each([
    [{ position: 0, qty: 3, unsaleable: 0 }],
    [{ position: 1, qty: 1, unsaleable: 0 }],
    [{ position: 0, qty: 1, unsaleable: 2 }],
    [{ position: 0, qty: 0, unsaleable: 0 }],
  ])('refuses %j', (arrived) => {
    expect(planReceipt(announced, { lines: [arrived], isUnsaleable: false })).toEqual({ kind: 'too-many' })
  })
})

describe('piecesBySku', () => {
  const lines = [
    { position: 0, sku: 'COLLAR', qty: 2 },
    { position: 1, sku: 'BONE', qty: 1 },
    { position: 2, sku: 'COLLAR', qty: 1 },
  ]

  it('distributes the pieces of a sku over its lines', () => {
    expect(piecesBySku(lines, new Map([['COLLAR', 3]]))).toEqual([
      { position: 0, qty: 2 },
      { position: 2, qty: 1 },
    ])
  })

  it.each([
    ['COLLAR', 4],
    ['BALL', 1],
  ])('is null for %s × %i', (sku, qty) => {
    expect(piecesBySku(lines, new Map([[sku, qty]]))).toBeNull()
  })
})

describe('valueOfPieces', () => {
  it('is the gross price of a piece where that is a whole number of cents', () => {
    const row = { qty: 4, rowTotalCents: 4870, discountCents: 0, taxCents: 730 }
    const { netCents, taxCents } = valueOfPieces(row, 0, 1)
    expect(netCents + taxCents).toBe(1400)
  })

  it('the parts of a row add up to the row, however its pieces are divided', () => {
    const row = record({
      qty: integer({ min: 1, max: 40 }),
      rowTotalCents: integer({ min: 0, max: 1_000_000 }),
      discountCents: integer({ min: 0, max: 5000 }),
      taxCents: integer({ min: 0, max: 150_000 }),
    })
    assert(
      property(row, array(integer({ min: 1, max: 40 })), (given, cuts) => {
        const stops = [0, ...cuts.filter((cut) => cut < given.qty).toSorted((a, b) => a - b), given.qty]
        const parts = stops.slice(1).map((to, index) => valueOfPieces(given, stops[index]!, to))
        expect(parts.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(given.rowTotalCents - given.discountCents)
        expect(parts.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(given.taxCents)
      }),
    )
  })
})

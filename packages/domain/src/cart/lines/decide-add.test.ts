import { describe, expect, it } from 'vitest'
import { decideAdd } from './decide-add.ts'

describe('decideAdd (docs/behaviour/cart.md §1.8)', () => {
  const faults = [{ kind: 'price-unknown' as const }]
  it.each([
    { situation: { faults, status: 'ok' as const, allowOutOfStockInCart: true }, decision: { kind: 'refused', faults } },
    { situation: { faults: [], status: 'ok' as const, allowOutOfStockInCart: false }, decision: { kind: 'added', unsure: false } },
    { situation: { faults: [], status: 'volatile' as const, allowOutOfStockInCart: true }, decision: { kind: 'added', unsure: false } },
    { situation: { faults: [], status: 'volatile' as const, allowOutOfStockInCart: false }, decision: { kind: 'added', unsure: true } },
    { situation: { faults: [], status: 'out_of_stock' as const, allowOutOfStockInCart: true }, decision: { kind: 'out-of-stock' } },
  ])('$situation.status, allowed $situation.allowOutOfStockInCart: $decision.kind', ({ situation, decision }) => {
    expect(decideAdd(situation)).toEqual(decision)
  })
})

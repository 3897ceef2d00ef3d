import { describe, expect, it } from 'vitest'
import { checkPayment, type ExpectedPayment, type PaymentFault, type Reported, type ReportedPayment } from './check-payment.ts'

const ASKED: ExpectedPayment = {
  amountCents: 9200,
  currency: 'ZAR',
  reference: 'PVA2B3C4D5E6F7G8',
  checkoutId: 'checkout-1',
  account: 'entity-1',
  isLive: true,
}
const TOLD: ReportedPayment = {
  paymentId: 'payment-1',
  amountCents: 9200,
  currency: 'ZAR',
  reference: 'PVA2B3C4D5E6F7G8',
  checkoutId: 'checkout-1',
  account: 'entity-1',
  isAskedKind: true,
  isLive: true,
}
const ALL: readonly Reported[] = ['currency', 'reference', 'checkout', 'account', 'mode']

describe('checkPayment', () => {
  it('accepts a payment of the requested amount and currency', () => {
    expect(checkPayment(ASKED, TOLD, ALL)).toEqual([])
  })

  it.each<[fault: PaymentFault, told: Partial<ReportedPayment>]>([
    ['amount', { amountCents: 9199 }],
    ['amount', { amountCents: 9201 }],
    ['amount', { amountCents: null }],
    ['amount', { amountCents: Number.NaN }],
    ['currency', { currency: 'EUR' }],
    ['currency', { currency: null }],
    ['reference', { reference: 'PVA2B3C4D5E6F7G9' }],
    ['reference', { reference: null }],
    ['checkout', { checkoutId: 'checkout-2' }],
    ['account', { account: 'entity-2' }],
    ['kind', { isAskedKind: false }],
    ['mode', { isLive: false }],
    ['mode', { isLive: null }],
    ['payment-id', { paymentId: null }],
    ['payment-id', { paymentId: '' }],
  ])('finds another %s in %j', (fault, told) => {
    expect(checkPayment(ASKED, { ...TOLD, ...told }, ALL)).toEqual([fault])
  })

  it('requires nothing that a provider does not report at all, but compares it when it does', () => {
    expect(checkPayment(ASKED, { ...TOLD, account: null, isLive: null, checkoutId: null }, ['currency', 'reference'])).toEqual([])
    expect(checkPayment(ASKED, { ...TOLD, account: 'other' }, ['currency'])).toEqual(['account'])
  })
})

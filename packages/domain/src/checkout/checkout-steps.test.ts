import { describe, expect, it } from 'vitest'
import { type CheckoutEvent, type CheckoutProgress, type CheckoutSection, listSections, nextCheckout } from './checkout-steps.ts'

const all: CheckoutSection[] = ['personalDetails', 'shipping', 'payment']

describe('the steps of the checkout (behaviour 12.2)', () => {
  it.each<{
    why: string
    active: CheckoutSection
    sent: CheckoutSection[]
    event: CheckoutEvent
    virtual?: boolean
    next: CheckoutSection
  }>([
    { why: 'no hash', active: 'payment', sent: all, event: { kind: 'hash', name: '' }, next: 'personalDetails' },
    { why: 'a hash that names nothing', active: 'payment', sent: all, event: { kind: 'hash', name: 'x' }, next: 'personalDetails' },
    { why: 'a hash that may be reached', active: 'personalDetails', sent: all, event: { kind: 'hash', name: 'payment' }, next: 'payment' },
    {
      why: 'a hash ahead of the details',
      active: 'personalDetails',
      sent: ['personalDetails'],
      event: { kind: 'hash', name: 'orderReview' },
      next: 'shipping',
    },
    {
      why: 'a hash of a part that is not there',
      active: 'personalDetails',
      sent: all,
      event: { kind: 'hash', name: 'shipping' },
      virtual: true,
      next: 'personalDetails',
    },
    {
      why: 'personal details of goods',
      active: 'personalDetails',
      sent: [],
      event: { kind: 'sent', section: 'personalDetails' },
      next: 'shipping',
    },
    {
      why: 'personal details of a virtual cart',
      active: 'personalDetails',
      sent: [],
      event: { kind: 'sent', section: 'personalDetails' },
      virtual: true,
      next: 'payment',
    },
    { why: 'shipping sent', active: 'shipping', sent: ['personalDetails'], event: { kind: 'sent', section: 'shipping' }, next: 'payment' },
    {
      why: 'payment sent',
      active: 'payment',
      sent: ['personalDetails', 'shipping'],
      event: { kind: 'sent', section: 'payment' },
      next: 'orderReview',
    },
    { why: 'edit of what was sent', active: 'orderReview', sent: all, event: { kind: 'edit', section: 'shipping' }, next: 'shipping' },
    {
      why: 'edit of what was never sent',
      active: 'shipping',
      sent: ['personalDetails'],
      event: { kind: 'edit', section: 'payment' },
      next: 'shipping',
    },
  ])('$why → $next', ({ active, sent, event, virtual = false, next }) => {
    expect(nextCheckout({ active, sent }, event, { isVirtual: virtual }).active).toBe(next)
  })

  it('remembers what was sent, once', () => {
    const once: CheckoutProgress = nextCheckout(
      { active: 'personalDetails', sent: [] },
      { kind: 'sent', section: 'personalDetails' },
      { isVirtual: false },
    )
    const twice = nextCheckout({ ...once, active: 'personalDetails' }, { kind: 'sent', section: 'personalDetails' }, { isVirtual: false })
    expect([once.sent, twice.sent]).toEqual([['personalDetails'], ['personalDetails']])
  })

  it('numbers one section less when nothing is shipped', () => {
    expect(listSections({ isVirtual: true })).toEqual(['personalDetails', 'payment', 'orderReview'])
    expect(listSections({ isVirtual: false })).toHaveLength(4)
  })
})

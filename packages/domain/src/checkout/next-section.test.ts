import { describe, expect, it } from 'vitest'
import { type CheckoutEvent, type CheckoutSteps, listSections, nextSection } from './next-section.ts'

describe('nextSection (table of docs/behaviour/checkout.md §12.2)', () => {
  const first: CheckoutSteps = { active: 'personalDetails', sent: [] }
  const filled: CheckoutSteps = { active: 'payment', sent: ['personalDetails', 'shipping'] }
  it.each<{ why: string; event: CheckoutEvent; steps?: CheckoutSteps; isVirtual?: boolean; active: string }>([
    { why: 'hash of a section that was sent', event: { kind: 'hash', hash: '#shipping' }, steps: filled, active: 'shipping' },
    { why: 'hash of the section that comes next', event: { kind: 'hash', hash: 'payment' }, steps: filled, active: 'payment' },
    { why: 'hash of a section after an incomplete one', event: { kind: 'hash', hash: '#orderReview' }, active: 'personalDetails' },
    { why: 'empty hash', event: { kind: 'hash', hash: '' }, steps: filled, active: 'personalDetails' },
    { why: 'hash of no section', event: { kind: 'hash', hash: '#cart' }, steps: filled, active: 'payment' },
    { why: 'no shipping for a virtual cart', event: { kind: 'hash', hash: '#shipping' }, isVirtual: true, active: 'personalDetails' },
    { why: 'personal details sent', event: { kind: 'sent', section: 'personalDetails' }, active: 'shipping' },
    { why: 'personal details sent, virtual', event: { kind: 'sent', section: 'personalDetails' }, isVirtual: true, active: 'payment' },
    { why: 'shipping sent', event: { kind: 'sent', section: 'shipping' }, active: 'payment' },
    { why: 'payment sent', event: { kind: 'sent', section: 'payment' }, active: 'orderReview' },
    { why: 'edit a sent section', event: { kind: 'edit', section: 'shipping' }, steps: filled, active: 'shipping' },
    { why: 'edit a section that was not sent', event: { kind: 'edit', section: 'orderReview' }, steps: filled, active: 'payment' },
    { why: 'registration refused', event: { kind: 'registration-refused' }, steps: filled, active: 'personalDetails' },
  ])('$why: $active', ({ event, steps = first, isVirtual = false, active }) => {
    expect(nextSection(steps, event, { isVirtual }).active).toBe(active)
  })

  it('stores each sent section once', () => {
    const once = nextSection(first, { kind: 'sent', section: 'personalDetails' }, { isVirtual: false })
    expect(nextSection(once, { kind: 'sent', section: 'personalDetails' }, { isVirtual: false }).sent).toEqual(['personalDetails'])
    expect(listSections(true)).toEqual(['personalDetails', 'payment', 'orderReview'])
  })
})

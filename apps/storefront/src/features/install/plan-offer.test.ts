import { describe, expect, it } from 'vitest'
import { mayOffer, NEVER_ASKED, noteVisit, pageKind } from './plan-offer.ts'

const MINUTE = 60_000
const known = (change: object) => ({ ...NEVER_ASKED, visits: 1, ...change })

describe('the offer to install (docs/behaviour/offline.md §7.7)', () => {
  it.each([
    { when: 'on a first visit', given: {}, shown: false },
    { when: 'on the thank-you page of a first visit', given: { page: 'thanks', isNew: false }, shown: true },
    { when: 'on a second visit', given: { known: known({ visits: 2 }) }, shown: true },
    {
      when: 'on the first page of a visit, which the shopper is reading',
      given: { known: known({ visits: 2 }), isNew: false },
      shown: false,
    },
    { when: 'in the checkout', given: { known: known({ visits: 2 }), page: 'checkout' }, shown: false },
    { when: 'in the visit in which it was made', given: { known: known({ visits: 2, offeredIn: 2 }) }, shown: true },
    {
      when: 'in the visit in which it was made, in the checkout',
      given: { known: known({ offeredIn: 1 }), page: 'checkout' },
      shown: false,
    },
    { when: 'in a later visit', given: { known: known({ visits: 3, offeredIn: 2 }) }, shown: false },
    { when: 'on the thank-you page of a later visit', given: { known: known({ visits: 3, offeredIn: 2 }), page: 'thanks' }, shown: false },
    { when: 'after "Not now"', given: { known: known({ visits: 2, offeredIn: 2, answer: 'no' }), page: 'thanks' }, shown: false },
    { when: 'after it was installed', given: { known: known({ visits: 2, answer: 'yes' }) }, shown: false },
    { when: 'beside a waiting order', given: { page: 'thanks', isOccupied: true }, shown: false },
  ] as const)('$when: $shown', ({ given, shown }) => {
    expect(mayOffer({ known: known({}), page: 'other', isNew: true, isOccupied: false, ...given })).toBe(shown)
  })

  it('counts a visit after half an hour without a page', () => {
    let offer = noteVisit(NEVER_ASKED, 1_000 * MINUTE)
    expect(offer.visits).toBe(1)
    offer = noteVisit(noteVisit(offer, 1_020 * MINUTE), 1_045 * MINUTE)
    expect(offer.visits).toBe(1)
    expect(noteVisit(offer, 1_076 * MINUTE).visits).toBe(2)
  })

  it.each([
    { path: '/checkout', order: undefined, kind: 'checkout' },
    { path: '/checkout', order: 'abc', kind: 'thanks' },
    { path: '/cart', order: undefined, kind: 'checkout' },
    { path: '/order/pay', order: 'abc', kind: 'checkout' },
    { path: '/cartoons', order: undefined, kind: 'other' },
    { path: '/', order: 'offline', kind: 'other' },
  ] as const)('$path is $kind', ({ path, order, kind }) => {
    expect(pageKind(path, order)).toBe(kind)
  })
})

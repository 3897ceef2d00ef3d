import { expect, it } from 'vitest'
import { whenPaid } from './when-paid.ts'

const cash = { code: 'cashondelivery', title: 'Cash' }
const card = { code: 'card', title: 'Card' }
const marked = { ...card, offline: true }

it.each([
  { what: 'cash, with a connection', method: cash, needs: 'nothing', isOnline: true, paid: 'delivery' },
  { what: 'cash, without one', method: cash, needs: undefined, isOnline: false, paid: 'delivery' },
  { what: 'the card, with a connection', method: card, needs: 'widget', isOnline: true, paid: 'next' },
  { what: 'the marked card, with a connection', method: marked, needs: 'widget', isOnline: true, paid: 'next' },
  { what: 'the marked card, without one', method: marked, needs: 'widget', isOnline: false, paid: 'placed' },
  { what: 'the marked card, without one and without an offer', method: marked, needs: undefined, isOnline: false, paid: 'placed' },
  { what: 'the card that is not marked, without one', method: card, needs: 'widget', isOnline: false, paid: 'next' },
  { what: 'a method that needs nothing, with a connection', method: card, needs: 'nothing', isOnline: true, paid: null },
] as const)('$what: $paid', ({ method, needs, isOnline, paid }) => {
  expect(whenPaid(method, needs && { needs }, isOnline)).toBe(paid)
})

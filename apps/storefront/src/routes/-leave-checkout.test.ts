import { expect, it } from 'vitest'
import { CallFailed } from '../shell/api/api-client.ts'
import { leaveCheckout } from './-leave-checkout.ts'

const exits = { home: '/de', cart: '/de/cart' }
const unanswered = new CallFailed('/api/catalog/_search', { kind: 'no-answer', cause: null })

it.each([
  { why: 'goes home', connection: 'online', home: null, shown: ['/de'] },
  { why: 'goes to the cart without a network, where home would be an error page', connection: 'offline', home: null, shown: ['/de/cart'] },
  { why: 'goes to the cart while the server is known to be unreachable', connection: 'unreachable', home: null, shown: ['/de/cart'] },
  {
    why: 'goes to the cart when the home page finds the server unreachable',
    connection: 'online',
    home: unanswered,
    shown: ['/de', '/de/cart'],
  },
  { why: 'stays on the home page when that has a fault', connection: 'online', home: new Error('a bug'), shown: ['/de'] },
] as const)('the checkout of an empty cart $why', async ({ connection, home, shown }) => {
  const visited: string[] = []
  const state = { matches: [{ status: home === null ? 'success' : 'error', error: home }] }
  await leaveCheckout({ state, navigate: async ({ href }) => visited.push(href) }, connection, exits)
  expect(visited).toEqual(shown)
})

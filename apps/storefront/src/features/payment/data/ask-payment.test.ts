import type { Answer } from '@meerkat/contract/transport'
import { expect, it } from 'vitest'
import { createClient } from '../../../shell/api/api-client.ts'
import { askPayment } from './ask-payment.ts'

const PAID = { state: 'paid', checkoutReference: 'ref', isTest: false }
const OFFER = { code: 'card', title: 'Card', hint: null, cost: 0, cost_incl_tax: 0, default: false, offline: false, needs: 'widget' }
const REST = { provider: 'cards', paid_on_delivery: false, marks: [], is_test: false, available: true, unavailable_reason: null }
const OFFERS = [{ ...OFFER, ...REST, content_security_policy: {} }]
const answer = (code: number, result: unknown): Answer => ({ status: code, body: { code, result } })

it.each([
  { why: 'nothing answers', send: () => Promise.reject(new TypeError('fetch failed')), state: 'unreachable' },
  { why: 'the database is unreachable', send: async () => answer(503, 'Later.'), state: 'unreachable' },
  { why: 'a proxy answers for the shop', send: async () => ({ status: 502, body: undefined }), state: 'unreachable' },
  { why: 'the shop knows no such payment', send: async () => answer(404, 'Not found'), state: null },
  { why: 'the shop knows it', send: async () => answer(200, PAID), state: expect.objectContaining({ state: 'paid' }) },
])('the state of an attempt when $why', async ({ send, state }) => {
  expect((await askPayment(createClient(send), null, { attempt: 'a-1' })).state).toEqual(state)
})

it('the state is also `away` when only the provider of a checkout, or only its state, cannot be read', async () => {
  const gone = createClient(async () => answer(503, 'Later.'))
  expect((await askPayment(gone, null, { id: 'checkout-1' })).state).toBe('unreachable')
  const silent = createClient(async ({ endpoint }) => (endpoint.path.includes('process-order') ? answer(504, '') : answer(200, OFFERS)))
  expect((await askPayment(silent, null, { id: 'checkout-1' })).state).toBe('unreachable')
})

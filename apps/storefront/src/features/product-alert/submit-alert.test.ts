import type { Call, Send } from '@meerkat/contract/transport'
import { createI18n } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { submitAlert } from './submit-alert.ts'

const ok = (result: unknown) => async () => ({ status: 200, body: { code: 200, result } })
const tooMany = 'Too many requests, please try again in a moment'

it.each<{ why: string; email?: string; send: Send; says: string; isFault: boolean; calls?: number }>([
  { why: 'stored', send: ok('requested'), says: 'alert.requested', isFault: false },
  { why: 'in stock', send: ok('in-stock'), says: 'alert.inStock', isFault: false },
  { why: 'no address', email: 'a@', send: ok('requested'), says: 'fault.email-invalid', isFault: true, calls: 0 },
  { why: 'no network', send: () => Promise.reject(new TypeError('fetch failed')), says: 'account.network', isFault: true },
  { why: 'too many', send: async () => ({ status: 429, body: { code: 429, result: tooMany } }), says: 'wire.tooMany', isFault: true },
])('returns the text for the outcome of a request: $why', async ({ email = ' a@example.com ', send, says, isFault, calls: count = 1 }) => {
  // As on a product page, where the messages for the outcome are not loaded yet.
  const i18n = await createI18n('en-US', ['shop'])
  const calls: Call[] = []
  const api = createClient((call) => {
    calls.push(call)
    return send(call)
  })
  const answer = await submitAlert({ email, sku: 'GONE' }, { api, i18n })
  expect(answer).toEqual({ text: i18n.t(says), isFault })
  expect(answer.text).toContain(' ')
  expect(calls).toMatchObject(Array.from({ length: count }, () => ({ body: { email: 'a@example.com', sku: 'GONE' } })))
})

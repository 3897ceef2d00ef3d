import { createI18n } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { requestReset } from './request-reset.ts'

const { t } = await createI18n('en-US', ['shop', 'account'])

function ask(answer: { code: number; result: unknown } | null, isOnline = true) {
  const sent: unknown[] = []
  const api = createClient(async ({ body }) => {
    sent.push(body)
    if (answer === null) throw new Error('no network')
    return { status: answer.code, body: answer }
  })
  return { sent, done: requestReset({ api, isOnline, t }, 'thandi@example.com') }
}

it.each([
  { why: 'accepted', answer: { code: 200, result: true }, says: null },
  { why: 'refused without a reason', answer: { code: 500, result: null }, says: 'Error while sending reset password e-mail' },
  {
    why: 'an address that the server refuses',
    answer: { code: 400, result: 'Please provide valid e-mail address' },
    says: t('fault.email-invalid'),
  },
  { why: 'no answer', answer: null, says: t('account.network') },
])('a reset mail, $why (Spec §8)', async ({ answer, says }) => {
  const { done, sent } = ask(answer)
  expect(await done).toBe(says)
  expect(sent).toEqual([{ email: 'thandi@example.com' }])
})

it('says that it needs a network when there is none, and makes no call (Spec §8)', async () => {
  const { done, sent } = ask({ code: 200, result: true }, false)
  expect(await done).toBe(t('account.resetOffline'))
  expect(sent).toEqual([])
})

import { ContactMail } from '@meerkat/contract/mail'
import type { Call } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { type ContactDraft, checkContact, MAX_LENGTH, readDraft, toMail } from './contact-draft.ts'
import { sendContact } from './send-contact.ts'

const draft: ContactDraft = {
  name: ' Thandi ',
  email: ' thandi@example.com ',
  subject: '',
  message: 'Which food?\nFor a cat.',
  copy: false,
}
const CARD = '4200 0000 0000 0000'
const refuse = (code: number, result: string) => ({ status: code, body: { code, result } })

describe('the contact form (docs/behaviour/small-stores.md §20.10)', () => {
  it.each([
    { why: 'accepts a message without subject and name', fields: { name: '', subject: '' }, faults: {} },
    { why: 'needs an address', fields: { email: ' ' }, faults: { email: 'required' } },
    { why: 'needs a valid address', fields: { email: 'a@b.co, c@d.co' }, faults: { email: 'email-invalid' } },
    { why: 'needs a message', fields: { message: ' \n ' }, faults: { message: 'required' } },
    {
      why: 'leaves out card numbers',
      fields: { name: CARD, subject: CARD, message: `My card is\n${CARD}.` },
      faults: { name: 'card-number', subject: 'card-number', message: 'card-number' },
    },
    { why: 'limits the message', fields: { message: 'x'.repeat(5001) }, faults: { message: 'too-long' } },
    {
      why: 'names the faults of all fields',
      fields: { name: 'x'.repeat(101), subject: 'x'.repeat(201), email: 'x', message: '' },
      faults: { name: 'too-long', email: 'email-invalid', subject: 'too-long', message: 'required' },
    },
  ])('$why', ({ fields, faults }) => {
    expect(checkContact({ ...draft, ...fields })).toEqual(faults)
  })

  it('counts a line break as one character, as the browser does', () => {
    const form = new URLSearchParams({ message: '\r\n'.repeat(2500), email: 'a@example.com' })
    expect(readDraft(form)).toEqual({ name: '', email: 'a@example.com', subject: '', message: '\n'.repeat(2500), copy: false })
  })

  it('addresses the shop only, with the name below the text', () => {
    expect(toMail(draft, { token: 'T', contactEmail: 'shop@example.com' })).toEqual({
      sourceAddress: 'thandi@example.com',
      targetAddress: 'shop@example.com',
      subject: '',
      emailText: 'Which food?\nFor a cat.\n\nThandi',
      token: 'T',
    })
  })

  it('asks for a copy only where the box is checked', () => {
    expect(readDraft(new URLSearchParams({ copy: 'on' })).copy).toBe(true)
    expect(toMail({ ...draft, copy: true }, { token: 'T', contactEmail: 'shop@example.com' })).toMatchObject({ copy: true })
    expect(toMail(draft, { token: 'T', contactEmail: 'shop@example.com' })).not.toHaveProperty('copy')
  })

  it('accepts no more than the wire does', () => {
    const longest = Object.fromEntries(
      Object.entries(MAX_LENGTH).map(([field, limit]) => [field, 'x'.repeat(limit)]),
    ) as unknown as ContactDraft
    expect(ContactMail.safeParse(toMail(longest, { token: 'T', contactEmail: 'shop@example.com' })).success).toBe(true)
  })
})

describe('sending', () => {
  const TOKEN = { status: 200, body: { code: 200, result: 'T' } }
  const sent = (meta: object = {}) => ({ status: 200, body: { code: 200, result: 'OK', ...meta } })
  it.each([
    { why: 'sends one mail with the token', answers: [TOKEN, sent()], outcome: 'sent' },
    { why: 'says that a copy has to be confirmed', copy: true, answers: [TOKEN, sent({ meta: { copy: 'asked' } })], outcome: 'sentCopy' },
    { why: 'says that no copy follows', copy: true, answers: [TOKEN, sent({ meta: { copy: 'refused' } })], outcome: 'sentNoCopy' },
    { why: 'promises no copy when the server does not mention one', copy: true, answers: [TOKEN, sent()], outcome: 'sentNoCopy' },
    { why: 'sends nothing without a token', answers: [refuse(429, 'Too many')], outcome: 'tooMany' },
    { why: 'names a refused mail', answers: [TOKEN, refuse(500, 'This form has expired')], outcome: 'failed' },
    { why: 'names a limit', answers: [TOKEN, refuse(429, 'Too many')], outcome: 'tooMany' },
    { why: 'knows that nothing was sent without an answer to the first call', answers: [null], outcome: 'offline' },
    { why: 'does not say that a mail without an answer was not sent', answers: [TOKEN, null], outcome: 'unsure' },
  ])('$why', async ({ answers, outcome, copy = false }) => {
    const written = { ...draft, copy }
    const calls: Call[] = []
    const api = createClient(async (call) => {
      calls.push(call)
      const answer = answers[calls.length - 1]
      if (!answer) throw new TypeError('fetch failed')
      return answer
    })
    expect(await sendContact(api, written)).toBe(outcome)
    for (const { body } of calls.slice(1)) expect(body).toEqual(toMail(written, { token: 'T', contactEmail: shop.contactEmail }))
    expect(calls.length).toBe(answers.length)
  })
})

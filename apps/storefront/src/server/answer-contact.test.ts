import type { Call, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { answerContact } from './answer-contact.ts'

function open(code = 200) {
  const calls: Call[] = []
  const send: Send = async (call) => {
    calls.push(call)
    return { status: code, body: { code, result: calls.length === 1 ? 'T' : 'OK' } }
  }
  return { calls, send }
}

function post(path: string, fields: Record<string, string>) {
  return new Request(`https://shop.example${path}`, {
    method: 'POST',
    headers: { cookie: 'language=de-DE' },
    body: new URLSearchParams(fields),
  })
}

const FIELDS = { name: '', email: 'a@example.com', subject: 'Hi', message: 'Which food?' }

describe('the contact form without JavaScript (docs/behaviour/small-stores.md §20.10)', () => {
  it.each(['/contact', '/contactUs', '/de/contact'])('sends the message from %s and stays there', async (path) => {
    const { calls, send } = open()
    const answer = await answerContact(post(path, FIELDS), send)
    expect(answer?.kind === 'sent' && [answer.response.status, answer.response.headers.get('location')]).toEqual([
      303,
      `${path}?answer=sent#contact`,
    ])
    expect(calls.map(({ endpoint }) => endpoint.path.split('/').at(-1))).toEqual(['get-token', 'send-email'])
    expect(calls[1]?.body).toMatchObject({ sourceAddress: 'a@example.com', emailText: 'Which food?', token: 'T' })
  })

  it('shows a form with faults again, with its values and the language of the shopper, and sends nothing', async () => {
    const { calls, send } = open()
    const answer = await answerContact(post('/contact?x=1', { ...FIELDS, email: 'a@' }), send)
    expect(answer).toMatchObject({
      kind: 'refused',
      status: 422,
      refusedPost: { values: { ...FIELDS, email: 'a@' }, faults: { email: 'email-invalid' }, problem: null },
    })
    expect(answer?.kind === 'refused' && [answer.page.method, answer.page.url, answer.page.headers.get('cookie')]).toEqual([
      'GET',
      'https://shop.example/contact',
      'language=de-DE',
    ])
    expect(calls).toEqual([])
  })

  it('keeps a message that the shop refused', async () => {
    expect(await answerContact(post('/contact', FIELDS), open(429).send)).toMatchObject({
      status: 503,
      refusedPost: { values: FIELDS, faults: {}, problem: 'tooMany' },
    })
  })

  it.each([new Request('https://shop.example/contact'), post('/contact', { language: 'de-DE' }), post('/about', FIELDS)])(
    'leaves other requests alone',
    async (request) => {
      const { calls, send } = open()
      expect(await answerContact(request, send)).toBeNull()
      expect(calls).toEqual([])
    },
  )
})

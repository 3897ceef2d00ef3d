import type { Call, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { answerNewsletter } from './answer-newsletter.ts'

function open(code = 200, result: unknown = 'subscribed') {
  const calls: Call[] = []
  const send: Send = async (call) => {
    calls.push(call)
    return { status: code, body: { code, result } }
  }
  return { calls, send }
}

function post(path: string, fields: Record<string, string>) {
  return new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields).toString() })
}

describe('newsletter form without JavaScript (docs/behaviour/small-stores.md §20.4)', () => {
  it.each([
    { why: 'subscribes', fields: { email: ' a@example.com ' }, call: 'POST', answer: 'subscribed', result: 'subscribed', code: 200 },
    { why: 'awaits confirmation', fields: { email: 'a@example.com' }, call: 'POST', answer: 'pending', result: 'pending', code: 200 },
    {
      why: 'unsubscribes',
      fields: { email: 'a@example.com', does: 'unsubscribe' },
      call: 'DELETE',
      answer: 'unsubscribed',
      result: 'unsubscribed',
      code: 200,
    },
    {
      why: 'sends an unsubscribe link',
      fields: { email: 'a@example.com', does: 'unsubscribe' },
      call: 'DELETE',
      answer: 'end-pending',
      result: 'pending',
      code: 200,
    },
    { why: 'unsubscribes by key', fields: { key: 'K' }, call: 'POST', answer: 'unsubscribed', result: 'unsubscribed', code: 200 },
    { why: 'reports a failure', fields: { email: 'a@example.com' }, call: 'POST', answer: 'failed', result: 'No', code: 429 },
    { why: 'refuses an invalid address', fields: { email: 'a@' }, call: null, answer: 'email-invalid', result: '', code: 200 },
    { why: 'confirms a subscription', fields: { token: 'T' }, call: 'POST', answer: 'subscribed', result: 'subscribed', code: 200 },
  ])('$why', async ({ fields, call, answer, result, code }) => {
    const { send, calls } = open(code, result)
    const response = await answerNewsletter(post('/newsletter', fields as unknown as Record<string, string>), send)
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe(`/newsletter?answer=${answer}`)
    expect(calls.map(({ endpoint }) => endpoint.method)).toEqual(call === null ? [] : [call])
  })

  it('stays in the store view', async () => {
    const { send, calls } = open()
    const response = await answerNewsletter(post('/de/newsletter', { email: 'a@example.com' }), send)
    expect(response?.headers.get('location')).toBe('/de/newsletter?answer=subscribed')
    expect(calls[0]?.query).toMatchObject({ storeCode: 'de' })
  })

  it.each([
    new Request('https://shop.example/newsletter'),
    post('/', { email: 'a@example.com' }),
    post('/newsletter', { language: 'de-DE' }),
  ])('leaves other requests alone', async (request) => {
    const { send, calls } = open()
    expect(await answerNewsletter(request, send)).toBeNull()
    expect(calls).toEqual([])
  })
})

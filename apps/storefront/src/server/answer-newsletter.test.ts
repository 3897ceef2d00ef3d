import { describe, expect, it } from 'vitest'
import { postForm, recordCalls } from '../testing/form-posts.ts'
import { answerNewsletter } from './answer-newsletter.ts'

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
    const { send, calls } = recordCalls(code, result)
    const response = await answerNewsletter(postForm('/newsletter', fields as unknown as Record<string, string>), send)
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe(`/newsletter?answer=${answer}`)
    expect(calls.map(({ endpoint }) => endpoint.method)).toEqual(call === null ? [] : [call])
  })

  it('stays in the store view', async () => {
    const { send, calls } = recordCalls(200, 'subscribed')
    const response = await answerNewsletter(postForm('/de/newsletter', { email: 'a@example.com' }), send)
    expect(response?.headers.get('location')).toBe('/de/newsletter?answer=subscribed')
    expect(calls[0]?.query).toMatchObject({ storeCode: 'de' })
  })

  it.each([
    new Request('https://shop.example/newsletter'),
    postForm('/', { email: 'a@example.com' }),
    postForm('/newsletter', { language: 'de-DE' }),
  ])('leaves other requests alone', async (request) => {
    const { send, calls } = recordCalls(200, 'subscribed')
    expect(await answerNewsletter(request, send)).toBeNull()
    expect(calls).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { postForm, recordCalls } from '../testing/form-posts.ts'
import { answerContact } from './answer-contact.ts'

const FIELDS = { name: '', email: 'a@example.com', subject: 'Hi', message: 'Which food?' }

describe('the contact form without JavaScript (docs/behaviour/small-stores.md §20.10)', () => {
  it.each(['/contact', '/contactUs', '/de/contact'])('sends the message from %s and stays there', async (path) => {
    const { calls, send } = recordCalls(200, 'T', 'OK')
    const answer = await answerContact(postForm(path, FIELDS), send)
    expect(answer?.kind === 'sent' && [answer.response.status, answer.response.headers.get('location')]).toEqual([
      303,
      `${path}?answer=sent#contact`,
    ])
    expect(calls.map(({ endpoint }) => endpoint.path.split('/').at(-1))).toEqual(['get-token', 'send-email'])
    expect(calls[1]?.body).toMatchObject({ sourceAddress: 'a@example.com', emailText: 'Which food?', token: 'T' })
  })

  it('shows a form with faults again, with its values and the language of the shopper, and sends nothing', async () => {
    const { calls, send } = recordCalls(200, 'T', 'OK')
    const answer = await answerContact(postForm('/contact?x=1', { ...FIELDS, email: 'a@' }, { cookie: 'language=de-DE' }), send)
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

  it('asks for a copy, and says whether one follows', async () => {
    const { calls, send } = recordCalls(200, 'T', 'OK')
    const answer = await answerContact(postForm('/contact', { ...FIELDS, copy: 'on' }), send)
    expect(calls[1]?.body).toMatchObject({ copy: true })
    expect(answer?.kind === 'sent' && answer.response.headers.get('location')).toBe('/contact?answer=sentNoCopy#contact')
  })

  it('keeps the request for a copy in a form with faults', async () => {
    const fields = { ...FIELDS, email: 'a@', copy: 'on' }
    expect(await answerContact(postForm('/contact', fields), recordCalls(200, 'T', 'OK').send)).toMatchObject({
      refusedPost: { values: fields },
    })
  })

  it('keeps a message that the shop refused', async () => {
    expect(await answerContact(postForm('/contact', FIELDS), recordCalls(429, 'T', 'OK').send)).toMatchObject({
      status: 503,
      refusedPost: { values: FIELDS, faults: {}, problem: 'tooMany' },
    })
  })

  it.each([new Request('https://shop.example/contact'), postForm('/contact', { language: 'de-DE' }), postForm('/about', FIELDS)])(
    'leaves other requests alone',
    async (request) => {
      const { calls, send } = recordCalls(200, 'T', 'OK')
      expect(await answerContact(request, send)).toBeNull()
      expect(calls).toEqual([])
    },
  )
})

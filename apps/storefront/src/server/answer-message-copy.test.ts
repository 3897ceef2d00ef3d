import { describe, expect, it } from 'vitest'
import { postForm, recordCalls } from '../testing/form-posts.ts'
import { answerMessageCopy } from './answer-message-copy.ts'

describe('the form that confirms the copy of a message (docs/behaviour/small-stores.md §20.10)', () => {
  it.each([
    { why: 'sends it', code: 200, result: 'sent', leadsTo: '?answer=sent' },
    { why: 'says that it was sent before', code: 200, result: 'used', leadsTo: '?answer=used' },
    { why: 'says that the link has expired', code: 200, result: 'expired', leadsTo: '?answer=expired' },
    { why: 'says that the link is not complete', code: 404, result: 'No', leadsTo: '?answer=unknown' },
    { why: 'keeps the token for another attempt', code: 429, result: 'Too many', leadsTo: '?answer=failed&token=T' },
    { why: 'keeps the token while the shop is unreachable', code: 503, result: 'Later', leadsTo: '?answer=failed&token=T' },
  ])('$why', async ({ code, result, leadsTo }) => {
    const { calls, send } = recordCalls(code, result)
    const response = await answerMessageCopy(postForm('/de/message-copy', { token: 'T' }), send)
    expect([response?.status, response?.headers.get('location'), response?.headers.get('cache-control')]).toEqual([
      303,
      `/de/message-copy${leadsTo}`,
      'no-store',
    ])
    expect(calls).toMatchObject([{ body: { token: 'T' } }])
  })

  it.each([
    new Request('https://shop.example/message-copy?token=T'),
    postForm('/message-copy', { language: 'de-DE' }),
    postForm('/contact', { token: 'T' }),
  ])('leaves other requests alone', async (request) => {
    const { calls, send } = recordCalls(200, 'sent')
    expect(await answerMessageCopy(request, send)).toBeNull()
    expect(calls).toEqual([])
  })
})

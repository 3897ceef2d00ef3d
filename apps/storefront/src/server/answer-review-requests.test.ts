import { describe, expect, it } from 'vitest'
import { postForm, recordCalls } from '../testing/form-posts.ts'
import { answerReviewRequests } from './answer-review-requests.ts'

describe('the form that ends review requests (docs/behaviour/orders.md §17.6)', () => {
  it.each([
    { why: 'ends them', code: 200, result: 'ended', leadsTo: '/de/review-requests?answer=ended' },
    { why: 'keeps a key that was refused', code: 404, result: 'No', leadsTo: '/de/review-requests?answer=failed&key=K' },
  ])('$why', async ({ code, result, leadsTo }) => {
    const { send, calls } = recordCalls(code, result)
    const response = await answerReviewRequests(postForm('/de/review-requests', { key: 'K' }), send)
    expect([response?.status, response?.headers.get('location')]).toEqual([303, leadsTo])
    expect(calls).toMatchObject([{ query: { storeCode: 'de', key: 'K' } }])
  })

  it.each([
    new Request('https://shop.example/review-requests?key=K'),
    postForm('/', { key: 'K' }),
    postForm('/review-requests', { language: 'de-DE' }),
  ])('leaves other requests alone', async (request) => {
    const { send, calls } = recordCalls(200, 'ended')
    expect(await answerReviewRequests(request, send)).toBeNull()
    expect(calls).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { postForm, recordCalls } from '../testing/form-posts.ts'
import { answerProductAlert } from './answer-product-alert.ts'

const ASKED = { sku: 'A&B', email: ' a@example.com ' }

describe('the form of sold-out products without JavaScript (docs/behaviour/stock.md §5.3)', () => {
  it.each([
    { why: 'stores a request', fields: ASKED, code: 200, result: 'requested', calls: 1, leadsTo: 'answer=requested' },
    { why: 'says that it is in stock', fields: ASKED, code: 200, result: 'in-stock', calls: 1, leadsTo: 'answer=in-stock' },
    { why: 'asks again after a failure', fields: ASKED, code: 429, result: 'No', calls: 1, leadsTo: 'answer=failed&sku=A%26B' },
    { why: 'asks for an address', fields: { sku: 'A' }, code: 200, result: '', calls: 0, leadsTo: 'answer=email-invalid&sku=A' },
    { why: 'ends all requests', fields: { key: 'K' }, code: 200, result: 'ended', calls: 1, leadsTo: 'answer=ended' },
    { why: 'refuses a made-up key', fields: { key: 'K' }, code: 404, result: 'No', calls: 1, leadsTo: 'answer=failed' },
  ])('$why', async ({ fields, code, result, calls: count, leadsTo }) => {
    const { send, calls } = recordCalls(code, result)
    const response = await answerProductAlert(postForm('/product-alert', fields as unknown as Record<string, string>), send)
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe(`/product-alert?${leadsTo}`)
    expect(calls).toHaveLength(count)
  })

  it('sends the trimmed address and stays in the store view', async () => {
    const { send, calls } = recordCalls(200, 'requested')
    const response = await answerProductAlert(postForm('/de/product-alert', ASKED), send)
    expect(response?.headers.get('location')).toBe('/de/product-alert?answer=requested')
    expect(calls).toMatchObject([{ query: { storeCode: 'de' }, body: { sku: 'A&B', email: 'a@example.com' } }])
  })

  it.each([new Request('https://shop.example/product-alert'), postForm('/', ASKED), postForm('/product-alert', { language: 'de-DE' })])(
    'leaves other requests alone',
    async (request) => {
      const { send, calls } = recordCalls(200, 'requested')
      expect(await answerProductAlert(request, send)).toBeNull()
      expect(calls).toEqual([])
    },
  )
})

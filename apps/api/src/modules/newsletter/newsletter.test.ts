import { describe, expect, it } from 'vitest'
import { aCatalog } from '../../testing/a-catalog.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile({ bundle: aCatalog({}) })

describe.each(['/api/ext/newsletter/subscribe', '/api/ext/mailchimp-subscribe/subscribe'])('%s (docs/wire.md §7)', (path) => {
  const email = `${path.length}@example.com`

  it('knows nobody who has not subscribed', async () => {
    expect(await shopper.get(`${path}?email=${email}`)).toMatchObject({ status: 200, code: 200, result: 'unsubscribed' })
    expect(await shopper.remove(path, { email })).toMatchObject({ status: 200, code: 200, result: 'unsubscribed' })
  })

  it('subscribes, with a coupon the first time and never again', async () => {
    const first = await shopper.post(path, { email: email.toUpperCase() })
    expect(first).toMatchObject({
      status: 200,
      code: 200,
      result: 'subscribed',
      meta: { coupon: { code: expect.stringMatching(/^PAWS-[A-Z2-9]{10}$/), percent: 10, validTo: expect.stringMatching(/Z$/) } },
    })
    expect(await shopper.get(`${path}?email=${encodeURIComponent(email)}`)).toMatchObject({ result: 'subscribed' })
    const again = await shopper.post(path, { email })
    expect(again).toMatchObject({ code: 200, result: 'subscribed' })
    expect(again).not.toHaveProperty('meta')
    await shopper.remove(path, { email })
    expect(await shopper.get(`${path}?email=${email}`)).toMatchObject({ result: 'unsubscribed' })
    const returned = await shopper.post(path, { email })
    expect(returned).toMatchObject({ code: 200, result: 'subscribed' })
    expect(returned).not.toHaveProperty('meta')
  })

  it.each([undefined, {}, { email: '' }, { email: 'x' }, { email: 5 }])('answers 500 with a text for %j', async (body) => {
    expect(await shopper.post(path, body)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
    expect(await shopper.remove(path, body)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
    expect(await shopper.get(path)).toMatchObject({ status: 500, code: 500, result: expect.any(String) })
  })
})

it('one of many subscriptions at once brings the coupon', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => shopper.post('/api/ext/newsletter/subscribe', { email: 'many@example.com' })),
  )
  expect(answers.map(({ result }) => result)).toEqual(Array.from({ length: 6 }, () => 'subscribed'))
  expect(answers.filter(({ meta }) => meta !== undefined)).toHaveLength(1)
})

it('a confirmation that nobody has is refused', async () => {
  expect(await shopper.post('/api/ext/newsletter/confirm', { token: 'x' })).toMatchObject({ code: 404, result: expect.any(String) })
  expect(shop.faults).toEqual([])
})

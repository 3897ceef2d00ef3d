import type { Review } from '@meerkat/contract/review'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { searchByWire, where } from '../../testing/search-by-wire.ts'

const PRODUCT = 10
const { shop, shopper } = await openForFile()
const operator = createOperator(shop.database)
let shownId = 0
let waitingId = 0

async function write(title: string): Promise<number> {
  const review = { product_id: PRODUCT, title, detail: 'It works.', nickname: 'Thandi', review_entity: 'product' }
  return ((await shopper.post('/api/review/create', { review })).result as Review).id
}

const vote = (fields: object = {}, headers: Record<string, string> = {}) =>
  shopper.post('/api/review/helpful', { reviewId: shownId, device: 'a-device-of-a-guest', helpful: true, ...fields }, headers)

beforeAll(async () => {
  shownId = await write('Shown')
  waitingId = await write('Waiting')
  await operator.decideReviews([shownId], 'approve')
})

describe('votes for reviews (docs/wire.md §6.3)', () => {
  it('counts each device and each customer once, and shows the number', async () => {
    const customer = await aCustomer(shopper)
    expect(await vote()).toMatchObject({ code: 200, result: { helpful: 1 } })
    expect(await vote()).toMatchObject({ result: { helpful: 1 } })
    expect(await vote({ device: 'another-device-here' })).toMatchObject({ result: { helpful: 2 } })
    expect(await vote({}, customer.bearer)).toMatchObject({ result: { helpful: 3 } })
    // The same customer on another device.
    expect(await vote({ device: 'the-customers-tablet' }, customer.bearer)).toMatchObject({ result: { helpful: 3 } })
    const filters = [where('product_id', { eq: PRODUCT }), where('review_status', { eq: 1 })]
    await expect
      .poll(async () => (await searchByWire(shop.app, { entity: 'review', filters })).hits.hits.map(({ _source }) => _source['helpful']))
      .toEqual([3])
    const { rows } = await shop.database.pool.query('select voter from review_vote')
    expect(JSON.stringify(rows)).not.toContain('a-device-of-a-guest')
  })

  it('takes a vote back once', async () => {
    const { helpful } = (await vote({ device: 'one-more-device-id' })).result as { helpful: number }
    expect(await vote({ device: 'one-more-device-id', helpful: false })).toMatchObject({ result: { helpful: helpful - 1 } })
    expect(await vote({ device: 'one-more-device-id', helpful: false })).toMatchObject({ result: { helpful: helpful - 1 } })
  })

  it.each([
    { why: 'an unknown review', fields: () => ({ reviewId: 999_999 }), code: 404 },
    { why: 'a review that is not approved', fields: () => ({ reviewId: waitingId }), code: 404 },
    { why: 'a device id that is easily guessed', fields: () => ({ device: '1' }), code: 400 },
    { why: 'a vote that is not a boolean', fields: () => ({ helpful: 'yes' }), code: 400 },
  ])('refuses $why', async ({ fields, code }) => {
    expect(await vote(fields())).toMatchObject({ code })
  })
})

import type { Review } from '@meerkat/contract/review'
import { describe, expect, it } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { searchByWire, where } from '../../testing/search-by-wire.ts'

const NOW = new Date('2026-03-01T10:00:00Z')

const { shop, shopper } = await openForFile({ now: () => NOW })

const OPINION = {
  product_id: 4300,
  title: 'Itching gone',
  detail: 'Our spaniel stopped scratching in two weeks.',
  nickname: 'Thandi',
  review_entity: 'product',
  customer_id: 701,
}
const write = (fields: object, headers: Record<string, string> = {}, path = '/api/review/create') =>
  shopper.post(path, { review: { ...OPINION, ...fields } }, headers)
const stored = (id: number) =>
  shop.database.pool.query('select product_id, review_status, created_at, body from review where id = $1', [id]).then(({ rows }) => rows)

describe('writing a review (docs/wire.md §6.1)', () => {
  it('stores it as pending, whatever status and customer the client sends', async () => {
    const { code, result } = await write({ review_status: 1, id: 5 })
    const { id, ...review } = result as Review
    expect(code).toBe(200)
    expect(review).toEqual({
      ...OPINION,
      customer_id: null,
      review_type: 3,
      review_status: 2,
      created_at: '2026-03-01 10:00:00',
      store_id: 1,
      stores: [1],
    })
    expect(await stored(id)).toEqual([{ product_id: 4300, review_status: 2, created_at: NOW, body: JSON.stringify(result) }])
  })

  it('identifies the customer by the token, in header or query', async () => {
    const customer = await aCustomer(shopper)
    expect((await write({}, customer.bearer)).result).toMatchObject({ customer_id: customer.id, review_type: 1 })
    const path = `/api/review/create?token=${customer.token}`
    expect((await write({}, {}, path)).result).toMatchObject({ customer_id: customer.id })
    expect(await write({}, { authorization: 'Bearer nobody' })).toMatchObject({ code: 200, result: { customer_id: null } })
  })

  it('stores it in the store view of the request, optionally with ratings', async () => {
    const ratings = [{ rating_name: 'Rating', value: 4 }]
    expect((await write({ ratings }, {}, '/api/review/create?storeCode=de')).result).toMatchObject({ store_id: 3, stores: [3], ratings })
    expect((await write({ ratings: null })).result).not.toHaveProperty('ratings')
  })

  it('stores the given parts of the animal, without markup', async () => {
    const animal = { name: ' <b>Bella</b> ', kind: '<i></i>', weight_kg: 38 }
    expect((await write({ animal })).result).toMatchObject({ animal: { name: 'Bella', weight_kg: 38 } })
    for (const nothing of [null, {}, { name: '<b></b>' }]) expect((await write({ animal: nothing })).result).not.toHaveProperty('animal')
  })

  it.each([
    { sent: '<b>Good</b><script>alert(1)</script>', kept: 'Good' },
    { sent: 'I <3 it & so does Rex', kept: 'I <3 it & so does Rex' },
    { sent: '  <img src=x onerror=alert(1)> fine  ', kept: 'fine' },
  ])('removes markup: $sent', async ({ sent, kept }) => {
    expect((await write({ title: sent, detail: sent, nickname: sent })).result).toMatchObject({ title: kept, detail: kept, nickname: kept })
  })

  it('is not public before it is approved', async () => {
    await write({ title: 'Only for the shop' })
    await shop.api.refreshCatalog()
    for (const status of [1, 2, 3]) {
      const answer = await searchByWire(shop.app, { entity: 'review', filters: [where('review_status', { eq: status })] })
      expect(answer.hits.total).toBe(0)
    }
    await shop.database.pool.query(`update review set review_status = 1, body = replace(body, '"review_status":2', '"review_status":1')
      where body like '%Only for the shop%'`)
    await shop.api.refreshCatalog()
    const filters = [where('product_id', { eq: 4300 }), where('review_status', { eq: 1 })]
    const { hits } = await searchByWire(shop.app, { entity: 'review', filters })
    expect(hits.hits.map(({ _source }) => _source['title'])).toEqual(['Only for the shop'])
  })

  it('is stored once, however often the call is repeated', async () => {
    const first = await write({ title: 'Once' }, { 'x-task-id': 'review-1' })
    const [second, third] = await Promise.all([1, 2].map(() => write({ title: 'Once' }, { 'x-task-id': 'review-1' })))
    expect([second?.result, third?.result]).toEqual([first.result, first.result])
    const { rows } = await shop.database.pool.query("select count(*) as count from review where body like '%Once%'")
    expect(rows).toEqual([{ count: 1 }])
  })

  it.each([
    { why: 'no product', fields: { product_id: undefined }, dataPath: '.review', keyword: 'required' },
    { why: 'a product id that is text', fields: { product_id: '4300' }, dataPath: '.review.product_id', keyword: 'type' },
    { why: 'an unknown product', fields: { product_id: 99 }, dataPath: '.review.product_id', keyword: 'custom' },
    { why: 'a product id that is too large', fields: { product_id: 2 ** 31 }, dataPath: '.review.product_id', keyword: 'maximum' },
    { why: 'no title', fields: { title: '  ' }, dataPath: '.review.title', keyword: 'minLength' },
    { why: 'only markup', fields: { detail: '<p> </p>' }, dataPath: '.review.detail', keyword: 'custom' },
    { why: 'a long nickname', fields: { nickname: 'x'.repeat(129) }, dataPath: '.review.nickname', keyword: 'maxLength' },
    { why: 'a review of something else', fields: { review_entity: 'shop' }, dataPath: '.review.review_entity', keyword: 'enum' },
    {
      why: 'an animal that weighs nothing',
      fields: { animal: { weight_kg: 0 } },
      dataPath: '.review.animal.weight_kg',
      keyword: 'minimum',
    },
    { why: 'six stars', fields: { ratings: [{ rating_name: 'R', value: 6 }] }, dataPath: '.review.ratings[0].value', keyword: 'maximum' },
  ])('refuses $why with the list of faults', async ({ fields, dataPath, keyword }) => {
    expect(await write(fields)).toMatchObject({ status: 500, code: 500, result: [{ dataPath, keyword }] })
  })

  it.each([{ body: {} }, { body: { review: null } }, { body: [] }])('reports a missing review: $body', async ({ body }) => {
    expect(await shopper.post('/api/review/create', body)).toMatchObject({ code: 400, result: 'The review is missing' })
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

it('limits reviews to five a minute from one address (docs/wire.md §20)', async () => {
  const limited = await openTestShop({ bundle: aPetShop(), rateLimits: true })
  try {
    const codes: number[] = []
    for (let turn = 0; turn < 6; turn++) codes.push((await aShopper(limited.app).post('/api/review/create', { review: OPINION })).code)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  } finally {
    await limited.close()
  }
})

describe('GET /api/user/reviews (ours)', () => {
  it("lists only the customer's own reviews, newest first", async () => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    await write({ title: 'First' }, one.bearer)
    await write({ title: 'Second' }, one.bearer)
    await write({ title: 'Hers' }, two.bearer)
    await write({ title: 'A guest' })
    const own = await shopper.get('/api/user/reviews', one.bearer)
    expect(own).toMatchObject({ code: 200, result: [{ title: 'Second', review_status: 2 }, { title: 'First' }] })
    expect(own.result).toHaveLength(2)
  })

  it('requires a logged-in customer', async () => {
    expect(await shopper.get('/api/user/reviews')).toMatchObject({ code: 401 })
  })
})

describe('a verified purchase (docs/wire.md §6.1)', () => {
  const COLLAR = { product_id: 10 }
  const isVerified = ({ result }: { result: unknown }) => (result as Review).verified_purchase ?? false

  it("is proved by the customer's orders, until they are cancelled", async () => {
    const customer = await aCustomer(shopper)
    const other = await aCustomer(shopper)
    expect(isVerified(await write(COLLAR, customer.bearer))).toBe(false)
    const { magentoOrderId } = (await customer.post('/api/order', anOrder())).result as { magentoOrderId: string }
    expect(isVerified(await write(COLLAR, customer.bearer))).toBe(true)
    expect(isVerified(await write({}, customer.bearer))).toBe(false)
    expect(isVerified(await write(COLLAR, other.bearer))).toBe(false)
    await shop.database.pool.query("update sales_order set status = 'canceled' where id = $1", [magentoOrderId])
    expect(isVerified(await write(COLLAR, customer.bearer))).toBe(false)
  })

  it("is proved by the token of a guest's order, which is not stored", async () => {
    const { guestToken } = (await shopper.post('/api/order', anOrder())).result as { guestToken: string }
    const { result } = await write({ ...COLLAR, orderToken: guestToken })
    expect(isVerified({ result })).toBe(true)
    const { id } = result as Review
    expect(JSON.stringify(await stored(id))).not.toContain(guestToken)
    expect(isVerified(await write({ orderToken: guestToken }))).toBe(false)
    expect(isVerified(await write({ ...COLLAR, orderToken: `${guestToken}x` }))).toBe(false)
    expect(isVerified(await write({ ...COLLAR, orderToken: null }))).toBe(false)
  })

  it('of a variant counts for the product', async () => {
    const customer = await aCustomer(shopper)
    const products = [aLine('DERMA-CARE-3KG')]
    expect(await customer.post('/api/order', anOrder({ products }))).toMatchObject({ code: 200 })
    const { rows } = await shop.database.pool.query("select id from product where sku = 'DERMA-CARE'")
    expect(isVerified(await write({ product_id: rows[0]?.id }, customer.bearer))).toBe(true)
  })
})

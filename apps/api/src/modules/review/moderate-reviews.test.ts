import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import { expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { searchByWire, where } from '../../testing/search-by-wire.ts'

const PRODUCT = 10
const purged: string[] = []
const { shop, shopper } = await openForFile({ pagesChanged: (tags) => purged.push(...tags) })
const operator = createOperator(shop.database)

async function write(title: string, stars: number): Promise<number> {
  const review = { product_id: PRODUCT, title, detail: 'It works.', nickname: 'Thandi', review_entity: 'product' }
  const ratings = [{ rating_name: 'Rating', value: stars }]
  return ((await shopper.post('/api/review/create', { review: { ...review, ratings } })).result as Review).id
}

async function shown(): Promise<{ titles: unknown[]; stars: unknown; rated: number }> {
  const filters = [where('product_id', { eq: PRODUCT }), where('review_status', { eq: 1 })]
  const { hits } = await searchByWire(shop.app, { entity: 'review', filters })
  const products = await searchByWire(shop.app, { filters: [where('id', { eq: PRODUCT })] })
  const { rating, review_count } = products.hits.hits[0]!._source as Product
  const found = await searchByWire(shop.app, { filters: [where('rating', { gte: 4 })] })
  return { titles: hits.hits.map(({ _source }) => _source['title']), stars: [rating, review_count], rated: Number(found.hits.total) }
}

it('shows approved reviews in lists, ratings and filters without a restart, and hides them when refused (docs/wire.md §6.2)', async () => {
  const [good, bad, spam] = [await write('Good', 5), await write('So-so', 4), await write('Buy pills', 1)]
  expect((await operator.listWaitingReviews(10)).map(({ id }) => id)).toEqual([spam, bad, good])
  expect(await shown()).toEqual({ titles: [], stars: [undefined, undefined], rated: 0 })

  expect(await operator.decideReviews([bad, good, 999_999], 'approve')).toEqual([bad, good])
  expect(await operator.decideReviews([spam], 'refuse')).toEqual([spam])
  await expect.poll(async () => (await shown()).titles).toHaveLength(2)
  expect(await shown()).toEqual({ titles: ['So-so', 'Good'], stars: [4.5, 2], rated: 1 })
  expect(purged).toContain(`P${PRODUCT}`)
  expect(await operator.listWaitingReviews(10)).toEqual([])

  await operator.decideReviews([good, bad], 'refuse')
  await expect.poll(async () => (await shown()).titles).toHaveLength(0)
  expect(await shown()).toEqual({ titles: [], stars: [undefined, undefined], rated: 0 })
})

it('keeps the decision after a restart', async () => {
  const id = await write('Lasting', 3)
  await operator.decideReviews([id], 'approve')
  await shop.api.refreshCatalog()
  expect(await shown()).toMatchObject({ titles: ['Lasting'], stars: [3, 1] })
  expect(purged).toContain('*')
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

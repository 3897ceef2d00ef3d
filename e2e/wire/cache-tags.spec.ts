import { expect, test } from '@playwright/test'
import { findProducts } from '../shop/wire.ts'

const TAGS = 'x-vs-cache-tags'

/** The kinds of pages that can be dropped from caches together. Spec §2, docs/behaviour/rendering.md §23.1. */
for (const { path, tags } of [
  { path: '/', tags: /^home( P\d+)+$/ },
  { path: '/c/dogs-10', tags: /^category C\d+/ },
  { path: '/dogs', tags: /^category C\d+( C\d+)*( P\d+)+$/ },
  { path: '/checkout', tags: /^checkout$/ },
  { path: '/compare', tags: /^compare$/ },
  { path: '/my-account', tags: /^my-account$/ },
  { path: '/my-account/orders', tags: /^my-account$/ },
  { path: '/error', tags: /^error$/ },
  { path: '/c/no-such-thing', tags: /^page-not-found$/ },
  { path: '/no-such-thing', tags: /^page-not-found( P\d+)+$/ },
]) {
  test(`${path} has its cache tags`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()[TAGS]).toMatch(tags)
  })
}

test('a product page has its cache tags', async ({ request }) => {
  const [product] = await findProducts(request, [{ attribute: 'visibility', value: { eq: 4 } }], 1)
  const answer = await request.get(`/${product!.url_path}`)
  expect(answer.headers()[TAGS]?.split(' ')).toEqual(expect.arrayContaining(['product', `P${product!.id}`]))
})

for (const { entity, tags } of [
  { entity: 'attribute', tags: /^attribute( |$)/ },
  { entity: 'taxrule', tags: /^taxrule( |$)/ },
]) {
  test(`a search for ${entity} has its cache tags`, async ({ request }) => {
    const answer = await request.get(`/api/catalog/vue_storefront_catalog/${entity}/_search?size=1`)
    expect(answer.headers()[TAGS]).toMatch(tags)
  })
}

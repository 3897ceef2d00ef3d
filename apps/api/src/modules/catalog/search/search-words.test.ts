import { describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { openForFile } from '../../../testing/open-for-file.ts'
import { where } from '../../../testing/search-by-wire.ts'

const { shop } = await openForFile({
  bundle: aCatalog({ products: [aProduct({ id: 1, name: 'Größe XL' }), aProduct({ id: 10 }), aProduct({ id: 11 })] }),
})

function ask(asked: object, format = '') {
  return shop.app.inject({
    method: 'POST',
    url: `/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&size=1&_source_include=id${format}`,
    payload: { _appliedFilters: [where('status', { in: [0, 1] })], ...asked },
  })
}

describe('the number of hits that contain all words', () => {
  it.each(['', '&response_format=compact'])('is sent when other hits contain only some of them%s', async (format) => {
    const answer = (await ask({ _searchText: 'größe 10' }, format)).json()
    expect(answer.complete_total).toBe(0)
    expect(answer.total ?? answer.hits.total).toBeGreaterThan(1)
  })

  it.each([
    { why: 'every hit contains them', asked: { _searchText: 'product' } },
    { why: 'the request has no words', asked: {} },
    { why: 'the request sorts the hits', asked: { _searchText: 'größe 10', _appliedSort: [{ field: 'price', options: 'asc' }] } },
  ])('is left out when $why', async ({ asked }) => {
    expect((await ask(asked)).json()).not.toHaveProperty('complete_total')
  })
})

describe('corrections', () => {
  const meant = [{ text: 'größe' }]

  it.each([
    { why: 'are sent on request', asked: { _searchText: 'gröse', _suggest: true }, suggests: true },
    { why: 'are not sent without a request', asked: { _searchText: 'gröse' }, suggests: false },
    { why: 'are not sent for a known word', asked: { _searchText: 'größe', _suggest: true }, suggests: false },
    { why: 'are not sent without words', asked: { _suggest: true }, suggests: false },
  ])('$why', async ({ asked, suggests }) => {
    for (const format of ['', '&response_format=compact']) {
      const { suggest: answered } = (await ask(asked, format)).json()
      expect(answered?.did_you_mean[0].options).toEqual(suggests ? meant : undefined)
    }
  })
})

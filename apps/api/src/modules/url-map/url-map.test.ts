import { describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../testing/a-catalog.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const bundle = aCatalog({
  products: [aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 3 }), aProduct({ id: 11, visibility: 1, url_path: 'a' })],
  categories: [
    aCategory({ id: 2, parent_id: 1 }),
    aCategory({ id: 10, parent_id: 2, url_path: 'dogs' }),
    aCategory({ id: 11, parent_id: 2, url_path: 'closed', is_active: false }),
    aCategory({ id: 12, parent_id: 2, url_path: 'open' }),
  ],
  cmsPages: [
    { id: 4, identifier: 'about-us', title: 'About us', content: '', store_id: [0], active: true },
    { id: 5, identifier: 'draft', title: 'Draft', content: '', store_id: [0], active: false },
  ],
})
bundle.stores.push({
  ...bundle.stores[0]!,
  storeCode: 'de',
  products: [
    aProduct({ id: 1, url_path: 'hunde/produkt-1.html' }),
    aProduct({ id: 2, url_path: 'hunde/aus.html', status: 2 }),
    aProduct({ id: 3, url_path: undefined }),
  ],
  categories: [
    aCategory({ id: 2, parent_id: 1 }),
    aCategory({ id: 10, parent_id: 2, url_path: 'hunde' }),
    aCategory({ id: 12, parent_id: 2, url_path: 'zu', is_active: false }),
  ],
  cmsPages: [{ id: 4, identifier: 'ueber-uns', title: 'Über uns', content: '', store_id: [0], active: true }],
})
const { shop } = await openForFile({ bundle })

describe('the lookup of a path (docs/wire.md §10)', () => {
  const ask = (body: unknown, path = '/api/url/map') => shop.app.inject({ method: 'POST', url: path, payload: body as object })

  it.each([
    { url: 'product-1.html', type: 'product', id: '1' },
    { url: 'a', type: 'product', id: '11' },
    { url: 'dogs', type: 'category', id: '10' },
    { url: 'about-us', type: 'cms_page', id: '4' },
  ])('$url is a $type', async ({ url, type, id }) => {
    for (const path of ['/api/url/map', '/api/url']) {
      const hit = (
        await ask({ url, includeFields: null, excludeFields: [], options: {}, filters: { sku: 'ANY' }, groupId: null }, path)
      ).json()
      expect(hit).toMatchObject({ _index: `vue_storefront_catalog_${type}`, _type: type, _id: id, _score: 0, _source: { id: Number(id) } })
    }
  })

  it.each([
    { url: 'nothing' },
    { url: '' },
    { url: 'closed' },
    { url: 'draft' },
    { url: 'Dogs' },
    { url: '/dogs' },
    { url: '__proto__' },
    { url: '../dogs' },
  ])('$url is not found', async ({ url }) => {
    const response = await ask({ url })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('null')
  })

  it('always includes the fields that routing needs', async () => {
    const { _source } = (await ask({ url: 'product-1.html', includeFields: ['name'], excludeFields: ['name'] })).json()
    expect(Object.keys(_source).toSorted()).toEqual(['id', 'sku', 'slug', 'type_id', 'url_path'])
  })

  it('searches the store view of the caller', async () => {
    expect((await ask({ url: 'hunde' }, '/api/url/map?storeCode=de')).json()).toMatchObject({ _id: '10', _source: { url_path: 'hunde' } })
    expect((await ask({ url: 'dogs' }, '/api/url/map?storeCode=unknown')).json()).toMatchObject({ _type: 'category' })
  })

  it.each([
    { why: 'an English path in the German store', code: 'de', url: 'dogs', path: 'hunde' },
    { why: 'a German path in the default store', code: '', url: 'hunde', path: 'dogs' },
    { why: 'the path of a product', code: 'de', url: 'product-1.html', path: 'hunde/produkt-1.html' },
  ])('finds what only another store view has at $why, under its own path', async ({ code, url, path }) => {
    const { _source } = (await ask({ url, includeFields: ['name'] }, `/api/url/map?storeCode=${code}`)).json()
    expect(_source).toMatchObject({ url_path: path })
  })

  it.each([
    { why: 'a product that this store does not sell', url: 'product-2.html' },
    { why: 'a product without a path here', url: 'product-3.html' },
    { why: 'a product that is not here at all', url: 'a' },
    { why: 'a category that is inactive here', url: 'open' },
    { why: 'a content page', url: 'about-us' },
  ])('does not find $why by its path in another store view', async ({ url }) => {
    expect((await ask({ url })).json()).not.toBeNull()
    expect((await ask({ url }, '/api/url/map?storeCode=de')).body).toBe('null')
  })

  it.each([{ body: {} }, { body: { url: 7 } }, { body: [] }])('fails without a url: $body', async ({ body }) => {
    const response = await ask(body)
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ code: 500, result: 'Missing url' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog } from '../../testing/a-catalog.ts'
import { aShopper, type Shopper } from '../../testing/a-shopper.ts'
import { askGraphql } from '../../testing/ask-graphql.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { searchByWire, where } from '../../testing/search-by-wire.ts'

let shop: TestShop
let shopper: Shopper

const page = (id: number, identifier: string, fields: object = {}) => ({
  id,
  identifier,
  title: `Page ${id}`,
  content: '<p>Hi</p>',
  store_id: [0],
  active: true,
  ...fields,
})

beforeAll(async () => {
  const { stores, ...rest } = aCatalog({
    cmsPages: [page(4, 'about-us'), page(5, 'draft', { active: false }), page(1004, 'about-us@ja')],
    cmsBlocks: [page(7, 'footer'), page(8, 'help & more/äü'), page(1007, 'footer@de')],
  })
  const [store] = stores
  const german = { ...store!, storeCode: 'de', cmsPages: [page(4, 'about-us', { title: 'Über uns' })] }
  shop = await openTestShop({ bundle: { ...rest, stores: [store!, german] } })
  shopper = aShopper(shop.app)
})
afterAll(() => shop.close())

const read = (path: string) => shopper.get(`/api/ext/cms-data/${path}`)

describe('content outside the search (docs/wire.md §9)', () => {
  it.each([
    { path: 'cmsPage/4', result: { id: 4, title: 'Page 4', type: 'cms_page', content: '<p>Hi</p>' }, tags: 'cms_page cms_page-4' },
    { path: 'cmsPage/4?storeCode=de', result: { id: 4, title: 'Über uns' }, tags: 'cms_page cms_page-4' },
    { path: 'cmsBlock/7', result: { id: 7, type: 'cms_block' }, tags: 'cms_block cms_block-7' },
    { path: 'cmsPageIdentifier/about-us/storeId/1', result: { id: 4, title: 'Page 4' }, tags: 'cms_page cms_page-4' },
    { path: 'cmsPageIdentifier/about-us/storeId/3', result: { id: 4, title: 'Über uns' }, tags: 'cms_page cms_page-4' },
    { path: 'cmsPageIdentifier/about-us/storeId/99', result: { id: 4, title: 'Page 4' }, tags: 'cms_page cms_page-4' },
    { path: 'cmsBlockIdentifier/footer/storeId/1', result: { id: 7 }, tags: 'cms_block cms_block-7' },
    {
      path: `cmsBlockIdentifier/${encodeURIComponent('help & more/äü')}/storeId/1`,
      result: { id: 8 },
      tags: 'cms_block cms_block-8',
    },
  ])('$path', async ({ path, result, tags }) => {
    const answer = await read(path)
    expect(answer).toMatchObject({ code: 200, result })
    expect(answer.headers['x-vs-cache-tags']).toBe(tags)
  })

  it.each([
    'cmsPage/99',
    'cmsPage/7',
    'cmsBlock/4',
    'cmsPage/__proto__',
    'cmsPage/5',
    'cmsPageIdentifier/draft/storeId/1',
    'cmsBlockIdentifier/about-us/storeId/1',
    'cmsPageIdentifier/About-us/storeId/1',
  ])('%s is not found', async (path) => {
    expect(await read(path)).toMatchObject({ status: 404, code: 404, result: 'Not found' })
  })
})

describe('searches of content (docs/wire.md §17.5)', () => {
  const PATH = '/api/catalog/vue_storefront_catalog/cms_page/_search'
  const idsOf = async (entity: string, filters: ReturnType<typeof where>[]) =>
    (await searchByWire(shop.app, { entity, filters })).hits.hits.map(({ _id }) => _id)
  const either = { bool: { should: [{ term: { identifier: 'about-us@ja' } }, { term: { active: true } }] } }

  it.each([
    { why: 'all pages', entity: 'cms_page', filters: [], ids: ['4'] },
    { why: 'all blocks', entity: 'cms_block', filters: [], ids: ['7', '8'] },
    { why: 'pages by another field', entity: 'cms_page', filters: [where('active', { eq: true })], ids: ['4'] },
    { why: 'pages other than a named one', entity: 'cms_page', filters: [where('identifier', { neq: 'about-us' })], ids: [] },
  ])('do not list translations: $why', async ({ entity, filters, ids }) => {
    expect(await idsOf(entity, filters)).toEqual(ids)
  })

  it('do not list them in the engine language and by GraphQL either', async () => {
    const idsIn = async (url: string, payload: object) => {
      const { hits } = (await shop.app.inject({ method: 'POST', url, payload })).json()
      return hits.hits.map(({ _id }: { _id: string }) => _id)
    }
    expect(await idsIn(PATH, { query: { match_all: {} } })).toEqual(['4'])
    expect(await idsIn(PATH, { query: either })).toEqual(['4'])
    const { data } = await askGraphql(shop.app, { query: '{ cmsPages { total_count items { identifier } } cmsBlocks { total_count } }' })
    expect(data).toEqual({ cmsPages: { total_count: 1, items: [{ identifier: 'about-us' }] }, cmsBlocks: { total_count: 2 } })
  })

  it.each([
    { why: 'by identifier', entity: 'cms_page', filters: [where('identifier', { in: ['about-us', 'about-us@ja'] })], ids: ['4', '1004'] },
    { why: 'by id', entity: 'cms_block', filters: [where('id', { eq: 1007 })], ids: ['1007'] },
  ])('find a translation $why', async ({ entity, filters, ids }) => {
    expect(await idsOf(entity, filters)).toEqual(ids)
  })
})

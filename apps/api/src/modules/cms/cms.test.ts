import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog } from '../../testing/a-catalog.ts'
import { aShopper, type Shopper } from '../../testing/a-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

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
    cmsPages: [page(4, 'about-us'), page(5, 'draft', { active: false })],
    cmsBlocks: [page(7, 'footer'), page(8, 'help & more/äü')],
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

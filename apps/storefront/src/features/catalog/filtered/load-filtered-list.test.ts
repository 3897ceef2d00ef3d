import type { Call } from '@meerkat/contract/transport'
import { createI18n } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { createClient } from '../../../shell/api/api-client.ts'
import { createQueryClient } from '../../../shell/api/query-client.ts'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { isFilteredPath } from './filtered-path.ts'
import { loadFilteredList } from './load-filtered-list.ts'

const view = storeViews.find(({ storeCode }) => storeCode === 'de')!
const brand = { attribute_id: 1, attribute_code: 'brand', frontend_input: 'select', options: [{ value: '72', label: 'Kopje & Kin' }] }

const menu = [
  { id: 7, name: 'Hunde', url_path: 'hunde' },
  { id: 8, name: 'Vögel', url_path: 'voegel' },
  { id: 9, name: 'Katzen', url_path: 'katzen' },
].map((fields, position) => ({ _source: { ...fields, level: 2, is_active: true, include_in_menu: 1, position } }))

/** Loads a list from a server with this number of products in it, and records how products were searched. */
async function load(path: string, { total = 120, search = {} }: { total?: number; search?: Record<string, string> } = {}) {
  const searched: { field: string; value: unknown }[][] = []
  const counted: string[] = []
  const send = async ({ params, query }: Call) => {
    if (params?.['entity'] === 'attribute') return { status: 200, body: { hits: { total: 1, hits: [{ _source: brand }] } } }
    const { _appliedFilters, _availableFilters } = JSON.parse(query!['request']!)
    if (params?.['entity'] === 'category') return { status: 200, body: { hits: { total: menu.length, hits: menu } } }
    if (_availableFilters[0]?.field === 'category_ids') {
      const agg_terms_category_ids = { buckets: [9, 7, 31].map((key) => ({ key, doc_count: 1 })) }
      return { status: 200, body: { hits: { total, hits: [] }, aggregations: { agg_terms_category_ids } } }
    }
    counted.push(..._availableFilters.map(({ field }: { field: string }) => field))
    searched.push(_appliedFilters.map(({ attribute, value }: { attribute: string; value: unknown }) => ({ field: attribute, value })))
    const hits = total > Number(query!['from']) ? [{ _source: { id: 1, sku: 'A', name: 'A', type_id: 'simple', price_incl_tax: 1 } }] : []
    const agg_terms_format = { buckets: [{ key: '5', doc_count: 3 }] }
    return { status: 200, body: { hits: { total, hits }, aggregations: { agg_terms_format } } }
  }
  const deps = {
    api: createClient(send, { storeCode: 'de', parse: false }),
    queryClient: createQueryClient(),
    view,
    i18n: await createI18n('de-DE'),
  }
  return { list: await loadFilteredList(deps, path, { search }), searched, counted }
}

it('the sale lists the whole catalogue under the filter "sale", which is not offered again', async () => {
  const { list, searched, counted } = await load('sale')
  const source = { kind: 'filter', filter: 'sale', id: '1' }
  expect(list).toMatchObject({ source, title: 'Angebote', canonical: '/de/sale', hidden: false })
  expect(searched.flat()).toContainEqual({ field: 'sale', value: { in: ['1', 'true', 'y', 'yes'] } })
  expect(searched.flat().map(({ field }) => field)).not.toContain('category_ids')
  expect(counted).toContain('brand')
  expect(counted).not.toContain('sale')
})

it('leads to the categories of the menu that have such products, with the same filter', async () => {
  expect((await load('sale')).list?.departments).toEqual([
    { id: 7, name: 'Hunde', href: '/de/hunde?sale=1' },
    { id: 9, name: 'Katzen', href: '/de/katzen?sale=1' },
  ])
  expect((await load('brand/kopje-and-kin-72')).list?.departments[0]?.href).toBe('/de/hunde?brand=72')
})

it('a brand is found by the id at the end of its slug, and its canonical URL has its name', async () => {
  const { list, searched } = await load('brand/earlier-name-72', { search: { page: '2' } })
  expect(list).toMatchObject({ title: 'Kopje & Kin', canonical: '/de/brand/kopje-and-kin-72?page=2', hidden: false })
  expect(searched.flat()).toContainEqual({ field: 'brand', value: { in: ['72'] } })
})

it('a chosen filter narrows the list, and another value of the fixed one is ignored', async () => {
  const { list, searched } = await load('brand/kopje-and-kin-72', { search: { brand: '71', format: '5' } })
  expect(list?.canonical).toBe('/de/brand/kopje-and-kin-72')
  const narrowed = searched.at(-1)!
  expect(narrowed.filter(({ field }) => field === 'brand')).toEqual([{ field: 'brand', value: { in: ['72'] } }])
  expect(narrowed).toContainEqual({ field: 'format', value: { in: ['5'] } })
})

it.each([
  { path: 'sale', none: 'Zurzeit ist nichts im Angebot' },
  { path: 'brand/kopje-and-kin-72', none: 'Zurzeit gibt es keine Produkte von Kopje & Kin' },
])('$path without products says so, and search engines do not index it', async ({ path, none }) => {
  expect((await load(path, { total: 0 })).list).toMatchObject({ none, hidden: true })
})

it.each(['brand/unknown-99', 'brand/kopje-and-kin'])('nothing is at %s', async (path) => {
  expect((await load(path)).list).toBeNull()
})

it('a page beyond the end leads to the last one', async () => {
  await expect(load('sale', { search: { page: '9' } })).rejects.toMatchObject({ options: { href: '/de/sale?page=3', replace: true } })
})

it.each([
  { path: 'sale', isOurs: true },
  { path: 'brand/kopje-and-kin-72', isOurs: true },
  { path: 'sales', isOurs: false },
  { path: 'dogs/sale', isOurs: false },
  { path: 'brands', isOurs: false },
  { path: 'brand/', isOurs: false },
  { path: 'brand/dogs/kopje-and-kin-72', isOurs: false },
])('$path is a list with a fixed filter: $isOurs', ({ path, isOurs }) => {
  expect(isFilteredPath(path)).toBe(isOurs)
})

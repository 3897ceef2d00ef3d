import { expect, it } from 'vitest'
import { urlQuery } from '../features/catalog/listing/url-query.ts'
import { createClient } from '../shell/api/api-client.ts'
import { createQueryClient } from '../shell/api/query-client.ts'
import { storeViews } from '../shell/store-view/stores.ts'
import { rememberTarget } from './-remember-target.ts'

const view = storeViews[0]!

it.each([
  { kind: 'category', page: { key: { id: 11 } }, target: { kind: 'category', id: 11 } },
  { kind: 'product', page: { sku: 'KAROO' }, target: { kind: 'product', sku: 'KAROO' } },
])('the page of a $kind that the server rendered is found again without an answer of the URL map', async ({ target, ...loaderData }) => {
  const queryClient = createQueryClient()
  const api = createClient(() => Promise.reject(new TypeError('fetch failed')))
  const matches = [{ routeId: '/$', params: { _splat: 'dogs/dog-food' }, loaderData }]
  rememberTarget({ state: { matches }, options: { context: { api, queryClient, view } } })
  expect(await queryClient.ensureQueryData(urlQuery(api, view, '/dogs/dog-food'))).toEqual(target)
})

it('other pages have nothing to remember', () => {
  const queryClient = createQueryClient()
  const api = createClient(() => Promise.reject(new TypeError('fetch failed')))
  const matches = [
    { routeId: '/cart', params: {} },
    { routeId: '/$', params: { _splat: 'about-us' }, loaderData: { kind: 'cms', page: {} } },
  ]
  rememberTarget({ state: { matches }, options: { context: { api, queryClient, view } } })
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { type ListDeps, type ListPage, listQuery } from '../listing/listing.ts'
import { loadPages } from './load-category.ts'

it('keeps a server-rendered list when its filters cannot be fetched after going back to it', async () => {
  const deps = {
    api: { call: () => Promise.reject(new Error('500')) },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }),
    view: { storeCode: '' },
  } as unknown as ListDeps
  const source = { kind: 'category', categoryIds: [9] } as const
  const embedded: ListPage = { tiles: [], total: 0, chosen: { sort: null, values: {} }, active: [] }
  deps.queryClient.setQueryData(listQuery(deps, source, {}, 1).queryKey, embedded)
  expect(await loadPages(deps, source, { search: {} })).toEqual([embedded])
})

import type { Category } from '@meerkat/contract/category'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { topMenuQuery } from '../../../shell/navigation/menu.ts'
import { type CategoryDeps, categoryQuery } from './category-page.ts'
import { fetchCategory } from './fetch-category.ts'
import { listedAt } from './listed-categories.ts'

const ROOT = { id: 2, name: 'Root', level: 1, path: '1/2', url_path: '' }
const DOGS = { id: 11, name: 'Dogs', level: 2, path: '1/2/11', url_path: 'dogs' }
const FOOD = { id: 12, name: 'Dog Food', level: 3, path: '1/2/11/12', url_path: 'dogs/dog-food' }
const KIBBLE = { id: 13, name: 'Kibble', level: 4, path: '1/2/11/12/13', url_path: 'dogs/dog-food/kibble' }

beforeEach(() => void vi.stubEnv('SSR', false))
afterEach(() => void vi.unstubAllEnvs())

/** A browser whose menu lists the dogs. */
function open(categories: readonly Partial<Category>[] = [ROOT, DOGS, FOOD, KIBBLE]) {
  const call = vi.fn<(...input: unknown[]) => Promise<unknown>>((_endpoint, input) => {
    const { request } = (input as { query: { request: string } }).query
    const [{ value }] = JSON.parse(request)._appliedFilters
    const wanted = [value.eq ?? value.in].flat().map(String)
    const items = categories.filter(({ id }) => wanted.includes(String(id)))
    return Promise.resolve({ hits: { hits: items.map((_source) => ({ _source })), total: items.length }, aggregations: {} })
  })
  const deps = {
    api: { call },
    queryClient: new QueryClient(),
    view: { storeCode: 'de', appendStoreCode: true, url: '/de', index: 'de', seo: { useUrlDispatcher: true } },
  } as unknown as CategoryDeps
  deps.queryClient.setQueryData(topMenuQuery(deps.api, deps.view).queryKey, [{ id: 11, name: 'Dogs', href: '/de/dogs', children: [] }])
  return { deps, call }
}

describe('the breadcrumbs of a category', () => {
  it.each([
    ['in the menu', DOGS, [{ name: 'Dogs', link: null }]],
    [
      'below the menu',
      FOOD,
      [
        { name: 'Dogs', link: '/de/dogs' },
        { name: 'Dog Food', link: null },
      ],
    ],
  ])('%s need no further call', async (_, { id }, crumbs) => {
    const { deps, call } = open()
    expect((await fetchCategory(deps, { id }))?.crumbs).toEqual(crumbs)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('are fetched when a parent is not known, and need no further call once it was visited', async () => {
    const { deps, call } = open()
    const crumbs = [
      { name: 'Dogs', link: '/de/dogs' },
      { name: 'Dog Food', link: '/de/dogs/dog-food' },
      { name: 'Kibble', link: null },
    ]
    expect((await fetchCategory(deps, { id: 13 }))?.crumbs).toEqual(crumbs)
    expect(call).toHaveBeenCalledTimes(2)
    await deps.queryClient.ensureQueryData(categoryQuery(deps, { id: 12 }))
    call.mockClear()
    expect((await fetchCategory(deps, { id: 13 }))?.crumbs).toEqual(crumbs)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('are fetched for a path that does not begin with the root', async () => {
    const { deps, call } = open([
      { ...DOGS, level: 2 },
      { ...FOOD, path: '11/12' },
    ])
    expect((await fetchCategory(deps, { id: 12 }))?.crumbs.map(({ name }) => name)).toEqual(['Dogs', 'Dog Food'])
    expect(call).toHaveBeenCalledTimes(1)
  })
})

describe('a path', () => {
  it('is known from the menu, and from the pages of its parents', async () => {
    const { deps } = open([{ ...DOGS, children_data: [{ ...FOOD, is_active: true }] as Category[] }])
    expect(listedAt(deps, 'dogs')?.id).toBe(11)
    expect(listedAt(deps, 'dogs/dog-food')).toBeUndefined()
    await deps.queryClient.ensureQueryData(categoryQuery(deps, { id: 11 }))
    expect(listedAt(deps, 'dogs/dog-food')?.id).toBe(12)
    expect(listedAt(deps, 'dogs/')?.id).toBe(11)
    expect(listedAt(deps, 'dog')).toBeUndefined()
  })
})

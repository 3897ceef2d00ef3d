import { StoreView } from '@meerkat/contract/store-config'
import { describe, expect, it } from 'vitest'
import { findStoreView, storeViews } from './stores.ts'

describe('findStoreView (docs/behaviour/urls.md §8.4)', () => {
  it.each([
    { pathname: '/', code: '', path: '/' },
    { pathname: '/dogs/dog-food', code: '', path: '/dogs/dog-food' },
    { pathname: '/de', code: 'de', path: '/' },
    { pathname: '/de/', code: 'de', path: '/' },
    { pathname: '/de/dogs', code: 'de', path: '/dogs' },
    { pathname: '/design', code: '', path: '/design' },
    { pathname: '/it/c/dogs', code: 'it', path: '/c/dogs' },
  ])('$pathname', ({ pathname, code, path }) => {
    const found = findStoreView(pathname)
    expect([found.view.storeCode, found.path]).toEqual([code, path])
  })
})

it('every store view of the file matches the schema', () => {
  for (const view of storeViews) expect(StoreView.parse(view)).toEqual(view)
})

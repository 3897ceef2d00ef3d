import { BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../../shell/stores.ts'
import { findBanners } from './banners.ts'

describe.each(storeViews.map((view) => [view.name, view] as const))('banners of %s', (_, view) => {
  const banners = findBanners(view)

  it('fulfil the contract', () => {
    expect(BannerFile.safeParse(banners).error).toBeUndefined()
    expect(HeadImageFile.safeParse(banners.headImage).error).toBeUndefined()
    expect(CategoryImageFile.safeParse(banners.categoryImages).error).toBeUndefined()
  })

  it('have a main banner and pictures of categories', () => {
    expect(banners.mainBanners.length).toBeGreaterThan(0)
    expect(Object.keys(banners.categoryImages).length).toBeGreaterThan(0)
  })
})

it('a store view without a file of its own shows the default banners', () => {
  expect(findBanners({ banners: 'nowhere.json' })).toBe(findBanners({ banners: 'banners.json' }))
})

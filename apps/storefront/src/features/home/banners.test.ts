import { BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'
import { readBanners, toBanners } from './banners.ts'

describe.each(storeViews.map((view) => [view.name, view] as const))('banners of %s', (_, view) => {
  it('match the contract', async () => {
    const file = await readBanners(view.banners)
    expect(BannerFile.safeParse(file).error).toBeUndefined()
    expect(HeadImageFile.safeParse(file.headImage).error).toBeUndefined()
    expect(CategoryImageFile.safeParse(file.categoryImages).error).toBeUndefined()
  })

  it('fill every section of the home page', async () => {
    const { hero, main, offers, small, categoryImages } = toBanners(await readBanners(view.banners))
    expect(hero?.mobileImage).toBeDefined()
    expect([main, offers, small].map((list) => list.length > 0)).toEqual([true, true, true])
    expect(Object.keys(categoryImages).filter((path) => path.includes('/'))).toEqual([])
  })
})

it('falls back to the default banners for a store view without a banner file', async () => {
  expect(await readBanners('nowhere.json')).toEqual(await readBanners('banners.json'))
})

it('pairs wide and narrow images of a banner by their texts', () => {
  const banner = { title: 'A', subtitle: '', link: '/a' }
  const wide = { ...banner, image: '/wide.webp', isMobile: false }
  const narrow = { ...banner, image: '/narrow.webp', isMobile: true }
  const empty = { smallBanners: [], productBanners: [], headImage: { image: [] }, categoryImages: {} }
  expect(toBanners({ ...empty, mainBanners: [wide, narrow] }).main).toEqual([{ ...wide, mobileImage: '/narrow.webp' }])
})

import { BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import { describe, expect, it } from 'vitest'
import { labelsFor } from '../../shell/store-view/labels.ts'
import { storeViews } from '../../shell/store-view/stores.ts'
import { bannersQuery, readBanners, toBanners, translateBanners } from './banners.ts'

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

it('reads the file of each store view (Spec §2)', async () => {
  const files = await Promise.all(storeViews.map(({ banners }) => readBanners(banners)))
  const titles = files.map(({ headImage, mainBanners }) => [...headImage.image, ...mainBanners].map(({ title }) => title).join())
  // A store view may share the file of the one that it extends.
  expect(new Set(titles).size).toBe(new Set(storeViews.map(({ banners }) => banners)).size)
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

it('translates banners, and marks those without a translation with their language (decision 0097)', async () => {
  const banners = toBanners(await readBanners('banners.json'))
  const words = new Map(
    [banners.hero, banners.small[0]].flatMap((one) => [one?.title, one?.subtitle, one?.button_text].map((text) => [text, `ja ${text}`])),
  )
  const shown = translateBanners(banners, (text) => words.get(text) ?? null, 'en-US')
  expect(shown.hero).toEqual({
    ...banners.hero,
    title: `ja ${banners.hero?.title}`,
    subtitle: `ja ${banners.hero?.subtitle}`,
    button_text: `ja ${banners.hero?.button_text}`,
  })
  expect(shown.small[1]).toEqual({ ...banners.small[1], lang: 'en-US' })
})

it('translates every banner of the demo shop into Japanese', async () => {
  const [view] = storeViews
  const labels = await labelsFor('en-US', 'ja-JP')
  const query = bannersQuery({ view: view!, labels })
  const { hero, main, offers, small } = await (query.queryFn as () => Promise<Awaited<ReturnType<typeof toBanners>>>)()
  for (const { title, lang } of [hero!, ...main, ...offers, ...small])
    expect([title, lang]).toEqual([expect.stringMatching(/[ぁ-ん一-龠]/), undefined])
})
it('takes each kind of banner from its own list (Spec §3)', () => {
  const banner = (title: string, isMobile = false) => ({ title, subtitle: '', link: '/', image: `/${title}.webp`, isMobile })
  const shown = toBanners({
    mainBanners: [banner('main')],
    smallBanners: [banner('small')],
    productBanners: [banner('product')],
    headImage: { image: [banner('head'), banner('head', true)] },
    categoryImages: { dogs: { image: '/dogs.webp', alt: '' }, 'dogs/food': { image: '/food.webp', alt: '' } },
  })
  expect(shown).toEqual({
    hero: { ...banner('head'), mobileImage: '/head.webp' },
    main: [banner('main')],
    small: [banner('small')],
    offers: [banner('product')],
    categoryImages: { dogs: '/dogs.webp' },
  })
})

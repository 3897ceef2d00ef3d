import type { Banner, BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import type { StoreView } from '@meerkat/contract/store-config'
import type { TranslateText } from '@meerkat/domain/labels/translate-label'
import { queryOptions } from '@tanstack/react-query'
import type { Labels } from '../../shell/store-view/load-labels.ts'

/** The contents of a banner file. Spec §2. */
export interface BannerSet extends BannerFile {
  headImage: HeadImageFile
  categoryImages: CategoryImageFile
}

/** A banner with its phone image, if it has one. */
export interface ShownBanner extends Banner {
  mobileImage?: string
  /** The language of its texts, where it is not that of the page. */
  lang?: string
}

/** The banners of the home page. */
export interface Banners {
  hero: ShownBanner | null
  main: ShownBanner[]
  offers: ShownBanner[]
  small: ShownBanner[]
  /** Images of the main categories, by `url_path`. */
  categoryImages: Record<string, string>
}

const files = import.meta.glob<BannerSet>('../../../../../config/banners/*.json', { import: 'default' })

export interface BannerDeps {
  readonly view: Pick<StoreView, 'storeCode' | 'banners' | 'i18n'>
  readonly labels: Pick<Labels, 'loadTexts'> | null
}

/** The banners of a store view, or the default ones if it has none, in the language of the page. docs/behaviour/small-stores.md §20.7. */
export function bannersQuery({ view: { storeCode, banners, i18n }, labels }: BannerDeps) {
  return queryOptions({
    queryKey: ['banners', storeCode],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [set, text] = await Promise.all([readBanners(banners), labels?.loadTexts()])
      const shown = toBanners(set)
      return text ? translateBanners(shown, text, i18n.defaultLocale) : shown
    },
  })
}

export async function readBanners(name: string): Promise<BannerSet> {
  const read = findFile(name) ?? findFile('banners.json')
  return read ? read() : { mainBanners: [], smallBanners: [], productBanners: [], headImage: { image: [] }, categoryImages: {} }
}

function findFile(name: string) {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1]
}

export function toBanners({ mainBanners, smallBanners, productBanners, headImage, categoryImages }: BannerSet): Banners {
  return {
    hero: pairBanners(headImage.image)[0] ?? null,
    main: pairBanners(mainBanners),
    offers: productBanners,
    small: smallBanners,
    categoryImages: Object.fromEntries(
      Object.entries(categoryImages).flatMap(([path, { image }]) => (path.includes('/') ? [] : [[path, image]])),
    ),
  }
}

/** Translates the texts of banners; a banner without a translation keeps its texts and is marked with their language. Decision 0097. */
export function translateBanners(banners: Banners, text: TranslateText, lang: string): Banners {
  const translate = (banner: ShownBanner): ShownBanner => {
    const [title, subtitle, button_text] = [banner.title, banner.subtitle, banner.button_text].map((one) => (one ? text(one) : ''))
    if (!title || subtitle === null || subtitle === undefined || button_text === null) return { ...banner, lang }
    return { ...banner, title, subtitle, ...(button_text && { button_text }) }
  }
  const { hero, main, offers, small } = banners
  return {
    ...banners,
    hero: hero && translate(hero),
    main: main.map(translate),
    offers: offers.map(translate),
    small: small.map(translate),
  }
}

/** The file lists each banner twice, for wide and for narrow screens; entries with equal texts belong together. */
function pairBanners(banners: readonly Banner[]): ShownBanner[] {
  const narrow = banners.filter(({ isMobile }) => isMobile)
  const wide = banners.filter(({ isMobile }) => !isMobile)
  return (wide.length > 0 ? wide : narrow).map((banner) => {
    const mobileImage = narrow.find(({ title, link }) => title === banner.title && link === banner.link)?.image
    return { ...banner, ...(mobileImage && { mobileImage }) }
  })
}

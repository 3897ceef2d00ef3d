import type { Banner, BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import type { StoreView } from '@meerkat/contract/store-config'
import { queryOptions } from '@tanstack/react-query'

/** The contents of a banner file. Spec §2. */
export interface BannerSet extends BannerFile {
  headImage: HeadImageFile
  categoryImages: CategoryImageFile
}

/** A banner with its phone image, if it has one. */
export interface ShownBanner extends Banner {
  mobileImage?: string
}

/** The banners of the home page. */
export interface Banners {
  hero: ShownBanner | null
  main: ShownBanner[]
  offers: Banner[]
  small: Banner[]
  /** Images of the main categories, by `url_path`. */
  categoryImages: Record<string, string>
}

const files = import.meta.glob<BannerSet>('../../../../../config/banners/*.json', { import: 'default' })

/** The banners of a store view, or the default ones if it has none. docs/behaviour/small-stores.md §20.7. */
export function bannersQuery({ storeCode, banners }: Pick<StoreView, 'storeCode' | 'banners'>) {
  return queryOptions({
    queryKey: ['banners', storeCode],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => toBanners(await readBanners(banners)),
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

/** The file lists each banner twice, for wide and for narrow screens; entries with equal texts belong together. */
function pairBanners(banners: readonly Banner[]): ShownBanner[] {
  const narrow = banners.filter(({ isMobile }) => isMobile)
  const wide = banners.filter(({ isMobile }) => !isMobile)
  return (wide.length > 0 ? wide : narrow).map((banner) => {
    const mobileImage = narrow.find(({ title, link }) => title === banner.title && link === banner.link)?.image
    return { ...banner, ...(mobileImage && { mobileImage }) }
  })
}

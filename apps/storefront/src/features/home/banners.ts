import type { BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import type { StoreView } from '@meerkat/contract/store-config'

/** Everything a banner file holds. Spec §2. */
export interface Banners extends BannerFile {
  headImage: HeadImageFile
  categoryImages: CategoryImageFile
}

const files: Record<string, Banners> = import.meta.glob('../../../../../config/banners/*.json', { eager: true, import: 'default' })

const NO_BANNERS: Banners = { mainBanners: [], smallBanners: [], productBanners: [], headImage: { image: [] }, categoryImages: {} }

/** The banners of a store view; those of the default one when it has none. Behaviour 20.7. */
export function findBanners({ banners }: Pick<StoreView, 'banners'>): Banners {
  return findFile(banners) ?? findFile('banners.json') ?? NO_BANNERS
}

function findFile(name: string): Banners | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1]
}

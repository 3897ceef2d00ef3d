import type { GalleryItem } from '@meerkat/contract/product'
import { type Language, say, type Translations } from '../language.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'

const VIEWS = ['front', 'angle', 'detail'] as const
type View = (typeof VIEWS)[number]

const LABELS: Readonly<Record<View, Translations>> = {
  front: ['Front', 'Vorderseite', 'Fronte'],
  angle: ['From the side', 'Schrägansicht', 'Vista laterale'],
  detail: ['Detail', 'Detail', 'Dettaglio'],
}

/** `/k/a/karoo-adult-angle`, without an extension: where an original lies. */
export function picturePath(key: string, view: View): string {
  const stem = view === 'front' ? key : `${key}-${view}`
  return `/${key.charAt(0)}/${key.charAt(1)}/${stem}`
}

/** The same path as documents name it. */
export function pictureFile(key: string, view: View = 'front'): string {
  return `${picturePath(key, view)}.webp`
}

/** The item's own front view first; the other views are shared by all variants and belong to the parent. */
export function galleryOf(product: PlannedProduct, item: PlannedItem | null, language: Language): GalleryItem[] {
  return viewsOf(product).map((view, index) => ({
    image: pictureFile(view === 'front' && item ? item.key : product.key, view),
    pos: index + 1,
    typ: 'image',
    lab: say(LABELS[view], language),
    vid: null,
  }))
}

/** Services and guides have one picture only. */
export function viewsOf({ type }: PlannedProduct): readonly View[] {
  return type === 'virtual' || type === 'downloadable' ? ['front', 'detail'] : VIEWS
}

import type { GalleryItem } from '@meerkat/contract/product'
import { inLanguage, type Language, type Translations } from '../language.ts'
import { wordsOn } from '../pictures/words-on.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'
import type { Directory } from './links.ts'
import { packshotsOf, type Subject } from './packshots.ts'

const VIEWS = ['front', 'angle', 'detail'] as const
type View = (typeof VIEWS)[number]

const LABELS: Readonly<Record<View, Translations>> = {
  front: ['Front', 'Vorderseite', 'Fronte'],
  angle: ['From the side', 'Schrägansicht', 'Vista laterale'],
  detail: ['Detail', 'Detail', 'Dettaglio'],
}

/** The language of the lettering, and the products that a set is made of. */
export interface PictureSettings {
  readonly language: Language
  readonly directory: Directory
}

/**
 * `/k/a/karoo-adult-angle` or `/de/k/a/karoo-adult-angle`, without an extension: the path of an original. A language has a picture of its
 * own only where its words are on it; the English one has no prefix (decision 0091).
 */
export function picturePath(subject: Subject, { language, directory }: PictureSettings): string {
  const key = (subject.item ?? subject.product).key
  const stem = subject.view === 'front' ? key : `${key}-${subject.view}`
  const words = (each: Language) => packshotsOf(subject, each, directory).flatMap(wordsOn).join('|')
  const isShared = language === 'en' || words(language) === words('en')
  return `${isShared ? '' : `/${language}`}/${key.charAt(0)}/${key.charAt(1)}/${stem}`
}

/** The same path as documents name it. */
export function pictureFile(subject: Subject, settings: PictureSettings): string {
  return `${picturePath(subject, settings)}.webp`
}

/** The item's own front view first; the other views are shared by all variants and belong to the parent. */
export function galleryOf(product: PlannedProduct, item: PlannedItem | null, settings: PictureSettings): GalleryItem[] {
  return viewsOf(product).map((view, index) => ({
    image: pictureFile({ product, item: view === 'front' ? item : null, view }, settings),
    pos: index + 1,
    typ: 'image',
    lab: inLanguage(LABELS[view], settings.language),
    vid: null,
  }))
}

/** Services and guides have one picture only. */
export function viewsOf({ type }: PlannedProduct): readonly View[] {
  return type === 'virtual' || type === 'downloadable' ? ['front', 'detail'] : VIEWS
}

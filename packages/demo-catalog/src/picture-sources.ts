import type { PictureSource } from '@meerkat/contract/catalog-bundle'
import { type Directory, directoryOf } from './documents/links.ts'
import { packshotsOf, type Subject } from './documents/packshots.ts'
import { picturePath, viewsOf } from './documents/pictures-of.ts'
import { LANGUAGES } from './language.ts'
import { drawAssortment } from './pictures/draw-assortment.ts'
import { drawPackshot } from './pictures/draw-packshot.ts'
import { drawScene } from './pictures/draw-scene.ts'
import type { Packshot } from './pictures/picture.ts'
import type { PlannedProduct } from './plan/planned-product.ts'
import { namedScenes } from './scenes.ts'

/** The originals of every picture that a document or a banner names; nothing is drawn before `draw` is called. */
export function pictureSources(products: readonly PlannedProduct[]): PictureSource[] {
  const directory = directoryOf(products)
  return [
    ...namedScenes.map(({ name, scene }) => ({ path: `/scenes/${name}`, draw: () => drawScene(scene) })),
    ...products.flatMap(listSubjects).flatMap((subject) => inEachLanguage(subject, directory)),
  ]
}

function listSubjects(product: PlannedProduct): Subject[] {
  const variants = product.type === 'configurable' ? product.items : []
  return [
    ...viewsOf(product).map((view) => ({ product, item: null, view })),
    ...variants.map((item) => ({ product, item, view: 'front' as const })),
  ]
}

/** One picture for each language that has its own; languages that share a picture name the same path. */
function inEachLanguage(subject: Subject, directory: Directory): PictureSource[] {
  const sources = LANGUAGES.map((language) => ({
    path: picturePath(subject, { language, directory }),
    draw: () => drawAll(packshotsOf(subject, language, directory)),
  }))
  return sources.filter(({ path }, at) => sources.findIndex((other) => other.path === path) === at)
}

function drawAll(packshots: readonly Packshot[]): string {
  const [only, ...others] = packshots
  return only && others.length === 0 ? drawPackshot(only) : drawAssortment(packshots)
}

import type { PictureSource } from '@meerkat/contract/catalog-bundle'
import { swatchOf } from './attributes/choices.ts'
import { picturePath, viewsOf } from './documents/pictures-of.ts'
import { drawPackshot } from './pictures/draw-packshot.ts'
import { drawScene } from './pictures/draw-scene.ts'
import type { Packshot } from './pictures/picture.ts'
import type { PlannedItem, PlannedProduct } from './plan/planned-product.ts'
import { namedScenes } from './scenes.ts'

/** The originals of every picture that a document or a banner names; nothing is drawn before `draw` is called. */
export function pictureSources(products: readonly PlannedProduct[]): PictureSource[] {
  return [
    ...namedScenes.map(({ name, scene }) => ({ path: `/scenes/${name}`, draw: () => drawScene(scene) })),
    ...products.flatMap((product) => [...parentPictures(product), ...variantPictures(product)]),
  ]
}

function parentPictures(product: PlannedProduct): PictureSource[] {
  const [only, ...others] = product.items
  // A pack without a size on its badge stands for all sizes.
  const shown = only && (others.length === 0 ? only : { ...only, size: undefined })
  return viewsOf(product).map((view) => ({
    path: picturePath(product.key, view),
    draw: () => drawPackshot(packshot(product, shown, view)),
  }))
}

function variantPictures(product: PlannedProduct): PictureSource[] {
  if (product.type !== 'configurable') return []
  return product.items.map((item) => ({
    path: picturePath(item.key, 'front'),
    draw: () => drawPackshot(packshot(product, item, 'front')),
  }))
}

type Shown = Pick<PlannedItem, 'colour'> & { readonly size?: string | undefined }

function packshot({ brand, blueprint, shelf }: PlannedProduct, item: Shown | undefined, view: Packshot['view']): Packshot {
  const tint = item?.colour ? swatchOf(item.colour) : blueprint.tint
  return {
    shape: blueprint.shape ?? shelf.shape,
    brand: brand.look,
    title: blueprint.name[0],
    animal: blueprint.animal ?? shelf.animal,
    view,
    ...(blueprint.variety ? { variety: blueprint.variety } : {}),
    ...(item?.size ? { size: item.size } : {}),
    ...(tint ? { tint } : {}),
  }
}

import type { PictureSource } from '@meerkat/contract/catalog-bundle'
import { swatchOf } from './attributes/choices.ts'
import { type Directory, directoryOf, itemOf } from './documents/links.ts'
import { picturePath, viewsOf } from './documents/pictures-of.ts'
import { drawAssortment } from './pictures/draw-assortment.ts'
import { drawPackshot } from './pictures/draw-packshot.ts'
import { drawScene } from './pictures/draw-scene.ts'
import type { Packshot } from './pictures/picture.ts'
import type { PlannedItem, PlannedProduct } from './plan/planned-product.ts'
import { namedScenes } from './scenes.ts'

/** The originals of every picture that a document or a banner names; nothing is drawn before `draw` is called. */
export function pictureSources(products: readonly PlannedProduct[]): PictureSource[] {
  const directory = directoryOf(products)
  return [
    ...namedScenes.map(({ name, scene }) => ({ path: `/scenes/${name}`, draw: () => drawScene(scene) })),
    ...products.flatMap((product) => [...parentPictures(product, directory), ...variantPictures(product)]),
  ]
}

function parentPictures(product: PlannedProduct, directory: Directory): PictureSource[] {
  const parts = listParts(product, directory)
  const [only, ...others] = product.items
  // The picture of the parent has no size on its badge: it stands for all sizes.
  const shown = only && (others.length === 0 ? only : { ...only, size: undefined })
  return viewsOf(product).map((view) => ({
    path: picturePath(product.key, view),
    // The first picture of a set shows its parts, the second its package.
    draw: () =>
      view === 'front' && parts.length > 0 ? drawAssortment(parts) : drawPackshot(packshot(product, shown, bagView(view, parts))),
  }))
}

/** The parts of a grouped or bundle product: of each bundle option the first selection. */
function listParts({ blueprint }: PlannedProduct, directory: Directory): Packshot[] {
  const skus = [...(blueprint.members ?? []), ...(blueprint.parts ?? []).flatMap(({ pick }) => pick.slice(0, 1))]
  return skus.map((sku) => {
    const { item, product } = itemOf(directory, sku)
    return packshot(product, item, 'front')
  })
}

/** Packages are shown from the front where other products are shown from the side. */
function bagView(view: Packshot['view'], parts: readonly Packshot[]): Packshot['view'] {
  return view === 'angle' && parts.length > 0 ? 'front' : view
}

function variantPictures(product: PlannedProduct): PictureSource[] {
  if (product.type !== 'configurable') return []
  return product.items.map((item) => ({
    path: picturePath(item.key, 'front'),
    draw: () => drawPackshot(packshot(product, item, 'front')),
  }))
}

type Shown = Pick<PlannedItem, 'colour'> & { readonly size?: string | undefined }

function packshot({ brand, blueprint, group }: PlannedProduct, item: Shown | undefined, view: Packshot['view']): Packshot {
  const tint = item?.colour ? swatchOf(item.colour) : blueprint.tint
  return {
    shape: blueprint.shape ?? group.shape,
    brand: brand.look,
    title: blueprint.name[0],
    animal: blueprint.animal ?? group.animal,
    view,
    ...(blueprint.variety ? { variety: blueprint.variety } : {}),
    ...(item?.size ? { size: item.size } : {}),
    ...(tint ? { tint } : {}),
  }
}

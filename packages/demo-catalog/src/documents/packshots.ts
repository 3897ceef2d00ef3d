import { swatchOf } from '../attributes/choices.ts'
import { packSizeLabel } from '../attributes/pack-size.ts'
import { inLanguage, type Language } from '../language.ts'
import type { Packshot } from '../pictures/picture.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'
import { type Directory, itemOf } from './links.ts'

/** What one picture of a product shows. */
export interface Subject {
  readonly product: PlannedProduct
  /** Null for the picture of the product as a whole, which stands for all its sizes. */
  readonly item: PlannedItem | null
  readonly view: Packshot['view']
}

type Shown = Pick<PlannedItem, 'colour'> & { readonly size?: string | undefined }

/** The packs and things in the picture, lettered in this language. Several only for a set, whose first picture shows its parts. */
export function packshotsOf({ product, item, view }: Subject, language: Language, directory: Directory): Packshot[] {
  const parts = item ? [] : listParts(product, directory)
  if (parts.length > 0 && view === 'front') return parts.map((part) => packshot(part.product, part.item, 'front', language))
  const [only, ...others] = product.items
  const shown = item ?? (only && others.length > 0 ? { ...only, size: undefined } : only)
  // The second picture of a set shows its package from the front; the second picture of other products shows them from the side.
  return [packshot(product, shown, parts.length > 0 && view === 'angle' ? 'front' : view, language)]
}

/** The parts of a grouped or bundle product: of each bundle option the first selection. */
function listParts({ blueprint }: PlannedProduct, directory: Directory) {
  const skus = [...(blueprint.members ?? []), ...(blueprint.parts ?? []).flatMap(({ pick }) => pick.slice(0, 1))]
  return skus.map((sku) => itemOf(directory, sku))
}

function packshot(
  { brand, blueprint, group }: PlannedProduct,
  item: Shown | undefined,
  view: Packshot['view'],
  language: Language,
): Packshot {
  const { name } = blueprint
  // A variety that is the whole name would be printed twice.
  const variety = blueprint.variety?.some((word, at) => word === name[at]) ? undefined : blueprint.variety
  const tint = item?.colour ? swatchOf(item.colour) : blueprint.tint
  return {
    shape: blueprint.shape ?? group.shape,
    brand: brand.look,
    title: name[0],
    label: { title: inLanguage(name, language), ...(variety ? { variety: inLanguage(variety, language) } : {}) },
    animal: blueprint.animal ?? group.animal,
    view,
    ...(variety ? { variety: variety[0] } : {}),
    ...(item?.size ? { size: packSizeLabel(item.size, language) } : {}),
    ...(tint ? { tint } : {}),
  }
}

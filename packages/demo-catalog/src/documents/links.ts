import type { ProductLink } from '@meerkat/contract/product-links'
import type { AgeKey } from '../attributes/choices.ts'
import { chance, chooseSome } from '../chance.ts'
import { isShown, type PlannedItem, type PlannedProduct } from '../plan/planned-product.ts'
import { GOES_WITH } from './goes-with.ts'
import { topicOf } from './product-text.ts'

/** Recommended together with a product. */
const COMPANIONS = 4
const YOUNG: readonly AgeKey[] = ['young', 'junior', 'weeks8', 'months6']

/** The products and items that links refer to, by sku. */
export interface Directory {
  readonly shown: readonly PlannedProduct[]
  readonly itemBySku: ReadonlyMap<string, { item: PlannedItem; product: PlannedProduct }>
}

export function directoryOf(products: readonly PlannedProduct[]): Directory {
  const entries = products.flatMap((product) => product.items.map((item) => [item.sku, { item, product }] as const))
  return { shown: products.filter(isShown), itemBySku: new Map(entries) }
}

/** @throws RangeError for an unknown sku. */
export function itemOf(directory: Directory, sku: string) {
  const found = directory.itemBySku.get(sku)
  if (!found) throw new RangeError(`No product has the sku "${sku}".`)
  return found
}

/** Members of a grouped product and three kinds of recommendations (related ones go with it, upsells replace it), the same in every store view. Spec §3. */
export function productLinks(product: PlannedProduct, directory: Directory): ProductLink[] {
  const { sku } = product
  const price = startPrice(product)
  const neighbours = directory.shown.filter((other) => other !== product && other.group.animal === product.group.animal)
  const sameGroup = neighbours.filter((other) => other.group.category === product.group.category)
  const elsewhere = neighbours.filter((other) => other.group.category !== product.group.category && other.blueprint.price !== 0)
  const dearer = sameGroup.filter((other) => startPrice(other) > price && startPrice(other) < price * 2.5)

  const members = product.type === 'grouped' ? (product.blueprint.members ?? []) : []
  return [
    ...members.map((member, position) => ({
      ...link(product, 'associated', itemOf(directory, member).item.sku, 'simple', position),
      qty: 1,
    })),
    ...recommend('related', companions(product, neighbours)),
    ...recommend('upsell', chooseSome(`${sku} upsell`, dearer, 2)),
    ...recommend('crosssell', chance(`${sku} cross`) < 0.8 ? chooseSome(`${sku} crosssell`, elsewhere, 3) : []),
  ]

  function recommend(kind: 'related' | 'upsell' | 'crosssell', others: readonly PlannedProduct[]): ProductLink[] {
    return others.map((other, position) => link(product, kind, other.sku, other.type, position))
  }
}

/** At most four products that are used together with this one: one of each topic first, then further ones. */
function companions(product: PlannedProduct, neighbours: readonly PlannedProduct[]): PlannedProduct[] {
  const topics = GOES_WITH[topicOf(product)] ?? GOES_WITH[product.group.topic] ?? []
  const ranked = topics.map((topic) =>
    chooseSome(
      `${product.sku} with ${topic}`,
      neighbours.filter((other) => topicOf(other) === topic && isSold(other) && suitsAge(product, other)),
      COMPANIONS,
    ),
  )
  const inTurns = Array.from({ length: COMPANIONS }, (_, turn) => ranked.flatMap((row) => row[turn] ?? [])).flat()
  return inTurns.slice(0, COMPANIONS)
}

/** Free samples go with any order. */
function isSold({ blueprint }: PlannedProduct): boolean {
  return blueprint.price !== 0 && blueprint.sizes?.['85 g'] !== 0
}

/** No food for old animals beside food for young ones. */
function suitsAge(product: PlannedProduct, other: PlannedProduct): boolean {
  const [own, others] = [product, other].map(({ blueprint, group }) => blueprint.age ?? group.age)
  const [isYoung, isOther] = [own, others].map((age) => age !== undefined && YOUNG.includes(age))
  return own === undefined || others === undefined || others === 'all' || isYoung === isOther
}

function link(
  { sku }: PlannedProduct,
  kind: ProductLink['link_type'],
  linked: string,
  type: ProductLink['linked_product_type'],
  position: number,
): ProductLink {
  return { sku, link_type: kind, linked_product_sku: linked, linked_product_type: type, position }
}

function startPrice({ items, blueprint }: PlannedProduct): number {
  return items.length > 0 ? Math.min(...items.map(({ price }) => price)) : (blueprint.price ?? 0)
}

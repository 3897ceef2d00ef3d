import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'

/** Larger than any id of the copied catalogue. */
const ID_STEP = 100_000

/**
 * Multiplies the catalogue of the default store view to the given number of products: copies simple and configurable products with
 * new ids, skus and paths into the same categories. The other store views are empty.
 */
export function multiplyCatalog(bundle: CatalogBundle, count: number): CatalogBundle {
  const [first, ...others] = bundle.stores
  if (!first) throw new Error('the catalogue has no store view')
  const products = first.products.filter(({ type_id }) => type_id === 'simple' || type_id === 'configurable')
  const listed = new Set(products.map(({ sku }) => sku))
  const stock = bundle.stock.filter(({ sku }) => sku !== undefined && listed.has(sku))
  // The last copy is cut off, so it takes simple products only: a configurable product needs all of its variants.
  const alone = products.filter(({ type_id }) => type_id === 'simple').slice(0, count % products.length)
  const copies = Array.from({ length: Math.floor(count / products.length) }, (_, turn) => turn)
  const rest = copies.length
  return {
    ...bundle,
    reviews: [],
    stores: [
      {
        ...first,
        products: [...copies.flatMap((turn) => products.map((one) => copyOf(one, turn))), ...alone.map((one) => copyOf(one, rest))],
      },
      ...others.map((store) => ({ ...store, products: [] })),
    ],
    stock: [...copies, rest].flatMap((turn) =>
      stock.map((item) => ({ ...item, sku: `${item.sku}~${turn}`, product_id: (item.product_id ?? 0) + turn * ID_STEP })),
    ),
  }
}

function copyOf(product: Product, turn: number): Product {
  const { configurable_children: children, url_path: path, url_key: key } = product
  return {
    ...product,
    ...identityOf(product, turn),
    ...(key !== undefined && { url_key: `${key}-${turn}`, slug: `${key}-${turn}` }),
    ...(path !== undefined && { url_path: path.replace(/\.html$/, `-${turn}.html`) }),
    ...(children && { configurable_children: children.map((child) => ({ ...child, ...identityOf(child, turn) })) }),
    product_links: [],
  }
}

function identityOf({ id, sku }: { id?: unknown; sku: string }, turn: number): { id: number; sku: string } {
  return { id: Number(id) + turn * ID_STEP, sku: `${sku}~${turn}` }
}

import type { Product } from '@meerkat/contract/product'
import type { StockItem } from '@meerkat/contract/stock'

export type FindStock = (sku: string) => StockItem | undefined

/**
 * Puts the stock record into the product and its variants. What is sold through others is in stock when they can be sold: a
 * configurable product with one variant, a group with one member, a bundle with a choice for each required option. Contract 17.1.
 */
export function embedStock(product: Product, findStock: FindStock): Product {
  const children = product.configurable_children?.map((child) => {
    const stock = toStock(child.id, findStock(child.sku))
    return stock === undefined ? child : { ...child, stock }
  })
  const own = findStock(product.sku)
  const parts = { ...product, ...(children && { configurable_children: children }) }
  if (product.type_id === 'simple') return own === undefined ? parts : { ...parts, stock: toStock(product.id, own) }
  const record = own ?? { product_id: product.id, qty: 0, is_in_stock: true, manage_stock: false }
  return {
    ...parts,
    stock: { ...record, product_id: product.id, is_in_stock: record.is_in_stock && isSoldThroughOthers(product, findStock) },
  }
}

/** Skus whose stock decides about the product's, its own left out. */
export function listStockMembers(product: Product): string[] {
  return [
    ...(product.configurable_children ?? []).map(({ sku }) => sku),
    ...listAssociated(product),
    ...(product.bundle_options ?? []).flatMap(({ product_links }) => product_links.map(({ sku }) => sku)),
  ]
}

function isSoldThroughOthers(product: Product, findStock: FindStock): boolean {
  // Without a record a product counts as in stock. Behaviour 5.1.
  const isInStock = (sku: string) => findStock(sku)?.is_in_stock ?? true
  switch (product.type_id) {
    case 'configurable':
      return (product.configurable_children ?? []).some(({ sku, status }) => (status ?? 1) < 2 && isInStock(sku))
    case 'grouped':
      return listAssociated(product).some(isInStock)
    case 'bundle':
      return (product.bundle_options ?? []).every(
        ({ required, product_links }) => !required || product_links.some(({ sku }) => isInStock(sku)),
      )
    default:
      return true
  }
}

function listAssociated(product: Product): string[] {
  if (product.type_id !== 'grouped') return []
  return (product.product_links ?? [])
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku)
}

/** The client matches stock and product by the id, strictly. Contract 1.13. */
function toStock(id: number, record: StockItem | undefined): StockItem | undefined {
  if (record === undefined) return undefined
  const { sku: _, ...stock } = record
  return { ...stock, product_id: id }
}

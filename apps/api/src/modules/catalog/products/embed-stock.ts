import type { Product } from '@meerkat/contract/product'
import type { StockItem } from '@meerkat/contract/stock'

export type FindStock = (sku: string) => StockItem | undefined

/**
 * Embeds the stock records of the product and its variants. A product that consists of others is in stock when enough of them are:
 * one variant of a configurable product, one member of a grouped one, one selection per required option of a bundle. docs/wire.md §17.1.
 */
export function embedStock(product: Product, findStock: FindStock): Product {
  const children = product.configurable_children?.map((child) => {
    const record = findStock(child.sku)
    return record === undefined ? child : { ...child, stock: toStock(child, record) }
  })
  const own = findStock(product.sku)
  const parts = { ...product, ...(children && { configurable_children: children }) }
  if (product.type_id === 'simple' && own === undefined) return parts
  const record = own ?? { product_id: product.id, qty: 0, is_in_stock: true, manage_stock: false }
  return {
    ...parts,
    stock: toStock(product, consistsOfOthers(product) ? { ...record, is_in_stock: isOnSale(product, record, findStock) } : record),
  }
}

/** Skus, besides its own, whose stock decides whether the product is in stock. */
export function listStockMembers(product: Product): string[] {
  return [
    ...(product.configurable_children ?? []).map(({ sku }) => sku),
    ...listAssociated(product),
    ...(product.bundle_options ?? []).flatMap(({ product_links }) => product_links.map(({ sku }) => sku)),
  ]
}

function consistsOfOthers({ type_id }: Product): boolean {
  return type_id === 'configurable' || type_id === 'grouped' || type_id === 'bundle'
}

/** Its own quantity is ignored; only a record without managed stock that says "out of stock" stops the sale. */
function isOnSale(product: Product, own: StockItem, findStock: FindStock): boolean {
  return (own.is_in_stock || own.manage_stock !== false) && isSoldThroughOthers(product, findStock)
}

function isSoldThroughOthers(product: Product, findStock: FindStock): boolean {
  // Without a record a product counts as in stock. docs/behaviour/stock.md §5.1.
  const isInStock = (sku: string) => findStock(sku)?.is_in_stock ?? true
  if (product.type_id === 'configurable') {
    return (product.configurable_children ?? []).some(({ sku, status }) => (status ?? 1) < 2 && isInStock(sku))
  }
  if (product.type_id === 'grouped') return listAssociated(product).some(isInStock)
  return (product.bundle_options ?? []).every(({ required, product_links }) => !required || product_links.some(({ sku }) => isInStock(sku)))
}

function listAssociated(product: Product): string[] {
  if (product.type_id !== 'grouped') return []
  return (product.product_links ?? [])
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku)
}

/** The part of a record that clients read. Clients match product and record by id, with strict equality. docs/wire.md §1.13. */
function toStock({ id }: { id: number }, record: StockItem): StockItem {
  const { qty = 0, is_in_stock, manage_stock = true, min_sale_qty = 1, max_sale_qty } = record
  return {
    product_id: id,
    qty,
    is_in_stock,
    manage_stock,
    min_sale_qty,
    ...(max_sale_qty !== undefined && { max_sale_qty }),
    // Add the steps only where they apply, which is rare; the cart refuses quantities between two steps.
    ...(Number(record['qty_increments'] ?? 0) > 0 && { qty_increments: record['qty_increments'] }),
  }
}

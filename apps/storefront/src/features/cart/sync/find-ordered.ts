import { listOrders } from '@meerkat/contract/order-history'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { OrderedProduct } from '@meerkat/domain/cart/lines/remove-ordered'
import type { Api } from '../../../shell/api/api-client.ts'

/** A cart older than the last 20 orders is no longer open on any device. */
const PAGE = { pageSize: 20, currentPage: 1 }

/**
 * What the customer has ordered from this cart: empty when it did not become an order, or when that order was cancelled; null without an
 * answer. docs/wire.md §2.8.
 */
export async function findOrdered(api: Api, cartId: string): Promise<readonly OrderedProduct[] | null> {
  const outcome = await api.ask(listOrders, { query: PAGE })
  if (outcome.kind !== 'done') return outcome.kind === 'refused' ? [] : null
  const order = outcome.result.items.find(({ quote_id, status }) => String(quote_id) === cartId && status !== 'canceled')
  const lines = order?.items.filter(({ parent_item_id }) => !parent_item_id) ?? []
  return lines.map(({ sku, qty_ordered, product_option }) => ({ sku, qty: qty_ordered, product_option: product_option as ProductOption }))
}

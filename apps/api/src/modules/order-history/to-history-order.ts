import { type HistoryItem, itemId } from '@meerkat/contract/history-item'
import { type OrderDocument, type OrderRefund, type OrderReturn, type StatusHistory } from '@meerkat/contract/order-events'
import { type HistoryAddress, type HistoryOrder } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import { canCancel } from '@meerkat/domain/orders/order-status'
import {
  canReturn,
  isExcludedMedicine,
  type ReturnableLine,
  type ReturnTerms,
  returnableQty,
  returnTermsOf,
} from '@meerkat/domain/orders/plan-return'
import { canCallOff } from '@meerkat/domain/orders/return-status'
import { valueOfPieces } from '@meerkat/domain/orders/returned-value'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import type { StoredAddress } from '../order/order-rows.ts'
import type { StoredDocument, StoredOrder, StoredOrderLine, StoredRefund, StoredReturn, StoredStep } from './order-history.store.ts'

/** Converts an order to its wire format. docs/wire.md §2.8. */
export function toHistoryOrder(order: StoredOrder, view: Pick<StoreView, 'name' | 'storeId' | 'seo' | 'returns'>, now: Date): HistoryOrder {
  const billing = findAddress(order, 'billing')
  const shipping = findAddress(order, 'shipping')
  const isShipped = order.shipped_at !== null
  const isPaid = order.paid_at !== null
  const isCanceled = order.status === 'canceled'
  const terms = returnTermsOf(view)
  const total = fromCents(order.grand_total_cents)
  const subtotal = fromCents(order.subtotal_cents)
  const shippingAmount = fromCents(order.shipping_cents)
  const tax = fromCents(order.tax_cents)
  const { shipping_carrier_code: carrier, shipping_method_code: method } = order
  return {
    entity_id: order.id,
    ...(order.loyalty_points > 0 && { loyalty_points: order.loyalty_points, loyalty_credited: order.credited_points }),
    increment_id: String(order.number).padStart(9, '0'),
    created_at: toWireTime(order.created_at),
    updated_at: toWireTime(order.updated_at),
    state: order.state,
    status: order.status,
    store_id: view.storeId,
    // Three lines, as old clients print them: website, store, store view.
    store_name: [view.seo.titleSuffix, view.seo.titleSuffix, view.name].join('\n'),
    customer_id: order.customer_id,
    customer_firstname: billing.firstname ?? '',
    customer_lastname: billing.lastname ?? '',
    customer_email: order.customer_email,
    customer_is_guest: order.customer_id === null ? 1 : 0,
    base_currency_code: order.currency_code,
    order_currency_code: order.currency_code,
    ...(order.coupon_code !== null && { coupon_code: order.coupon_code, discount_description: order.coupon_code }),
    subtotal,
    subtotal_incl_tax: fromCents(order.subtotal_incl_tax_cents),
    base_subtotal: subtotal,
    discount_amount: fromCents(order.discount_cents),
    discount_tax_compensation_amount: 0,
    shipping_amount: shippingAmount,
    shipping_incl_tax: fromCents(order.shipping_incl_tax_cents),
    shipping_tax_percent: order.shipping_tax_percent,
    base_shipping_amount: shippingAmount,
    ...(order.cashondelivery_fee_incl_tax_cents > 0 && {
      cashondelivery_fee: fromCents(order.cashondelivery_fee_cents),
      cashondelivery_fee_incl_tax: fromCents(order.cashondelivery_fee_incl_tax_cents),
    }),
    shipping_description: order.shipping_description,
    tax_amount: tax,
    base_tax_amount: tax,
    grand_total: total,
    base_grand_total: total,
    total_due: isPaid || isCanceled || order.status === 'closed' ? 0 : fromCents(order.grand_total_cents - returnedCents(order)),
    total_refunded: fromCents(order.refunded_cents),
    refunds: order.refunds.map(toRefund),
    can_cancel: canCancel({ status: order.status, isShipped, isPaid, isVirtual: order.is_virtual }),
    ...(order.confirm_by !== null && order.status === 'pending' && { confirm_by: toWireTime(order.confirm_by) }),
    can_return: canReturn({ shippedAt: order.shipped_at, lines: order.lines.map((line) => toReturnable(line, order)) }, now, terms),
    documents: order.documents.map(toDocument),
    returns: order.returns.map((given) => toReturn(given, order.id)),
    total_item_count: order.lines.length,
    total_qty_ordered: order.total_qty,
    is_virtual: order.is_virtual ? 1 : 0,
    quote_id: order.cart_id,
    items: order.lines.map((line) => toItem(line, order, { isShipped, isCanceled, terms })),
    billing_address: billing,
    ...(order.checkout_reference !== null && { checkout_reference: order.checkout_reference }),
    payment: { method: order.payment_method_code, additional_information: [order.payment_title], amount_ordered: total },
    status_histories: order.steps.map(toStatusHistory),
    // Clients read the address without a null check, so an order without delivery has an empty one.
    extension_attributes: {
      shipping_assignments: [{ shipping: { method: carrier && method ? `${carrier}_${method}` : null, address: shipping } }],
    },
  }
}

/** The value of the returned pieces. Delivery charge and fee are not included: they are credited only when everything came back. */
function returnedCents(order: StoredOrder): number {
  const values = order.lines.map((line) => {
    const { qty, row_total_cents: rowTotalCents, discount_cents: discountCents, tax_cents: taxCents } = line
    return valueOfPieces({ qty, rowTotalCents, discountCents, taxCents }, 0, receivedQty(line, order))
  })
  return values.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)
}

function receivedQty({ position }: StoredOrderLine, { returns }: StoredOrder): number {
  return sumPieces(returns, position, ({ received_qty }) => received_qty ?? 0)
}

function toReturnable(line: StoredOrderLine, { returns }: StoredOrder): ReturnableLine {
  const open = returns.filter(({ state }) => state !== 'called-off')
  const returnedQty = sumPieces(open, line.position, ({ qty, received_qty }) => received_qty ?? qty)
  const { position, product_type: productType, qty, is_scheduled_medicine: isScheduledMedicine } = line
  return { position, productType, qty, returnedQty, isScheduledMedicine }
}

function sumPieces(returns: readonly StoredReturn[], position: number, piecesOf: (line: StoredReturn['lines'][number]) => number): number {
  return returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((sum, line) => sum + piecesOf(line), 0)
}

/** Orders are shipped and cancelled as a whole. */
interface LineFacts {
  readonly isShipped: boolean
  readonly isCanceled: boolean
  readonly terms: ReturnTerms
}

/** "Order again" looks products up by sku: the variant's own sku, but for a bundle the product's, because no product has its composed sku. */
function toItem(line: StoredOrderLine, order: StoredOrder, { isShipped, isCanceled, terms }: LineFacts): HistoryItem {
  const isVariant = line.product_type === 'configurable'
  const returnable = toReturnable(line, order)
  const rowTotal = fromCents(line.row_total_cents)
  const discount = fromCents(line.discount_cents)
  return {
    item_id: itemId(order.id, line.position),
    order_id: order.id,
    product_id: line.product_id,
    sku: line.product_type === 'bundle' ? line.product_sku : line.sku,
    ...(isVariant && { parentSku: line.product_sku }),
    name: line.name,
    product_type: isVariant ? 'simple' : line.product_type,
    qty_ordered: line.qty,
    qty_shipped: isShipped ? line.qty : 0,
    qty_canceled: isCanceled ? line.qty : 0,
    qty_refunded: receivedQty(line, order),
    qty_returnable: isShipped ? returnableQty(returnable, 'customer', terms) : 0,
    ...(isExcludedMedicine(returnable, terms) && { is_excluded_medicine: true }),
    qty_invoiced: order.documents.some(({ kind }) => kind === 'invoice') ? line.qty : 0,
    price: fromCents(line.price_cents),
    price_incl_tax: fromCents(line.price_incl_tax_cents),
    original_price: fromCents(line.original_price_cents ?? line.price_cents),
    ...(line.original_price_incl_tax_cents !== null && { original_price_incl_tax: fromCents(line.original_price_incl_tax_cents) }),
    row_total: rowTotal,
    row_total_incl_tax: fromCents(line.row_total_incl_tax_cents),
    tax_amount: fromCents(line.tax_cents),
    tax_percent: line.tax_percent,
    discount_amount: discount,
    discount_percent: rowTotal === 0 ? 0 : Math.round((discount / rowTotal) * 100),
    ...(line.product_option !== null && { product_option: line.product_option }),
    options: line.options,
  }
}

function toStatusHistory({ id, step, status, comment, created_at }: StoredStep): StatusHistory {
  return { entity_id: id, status, comment, created_at: toWireTime(new Date(created_at)), step }
}

function toRefund({ id, amount_cents, reason, channel, created_at }: StoredRefund): OrderRefund {
  const is_by_payment = channel !== 'note'
  return { entity_id: id, amount: fromCents(amount_cents), reason, created_at: toWireTime(new Date(created_at)), is_by_payment }
}

function toDocument({ number, kind, total_cents, issued_at }: StoredDocument): OrderDocument {
  return { number, kind, created_at: toWireTime(new Date(issued_at)), amount: fromCents(total_cents) }
}

function toReturn({ id, state, announced_by, reason, created_at, closed_at, lines }: StoredReturn, orderId: number): OrderReturn {
  return {
    entity_id: id,
    state,
    reason,
    created_at: toWireTime(new Date(created_at)),
    closed_at: closed_at === null ? null : toWireTime(new Date(closed_at)),
    can_call_off: canCallOff({ state, announcedBy: announced_by }),
    items: lines.map(({ position, qty, received_qty }) => ({ item_id: itemId(orderId, position), qty, qty_received: received_qty })),
  }
}

function findAddress({ addresses }: StoredOrder, kind: StoredAddress['kind']): HistoryAddress {
  const body = addresses.find((address) => address.kind === kind)?.body
  if (!body) return {}
  return {
    address_type: kind,
    firstname: body.firstname,
    lastname: body.lastname,
    street: body.street,
    city: body.city,
    postcode: body.postcode,
    region: body.region ?? null,
    country_id: body.country_id ?? '',
    telephone: body.telephone ?? null,
    company: body.company || null,
    vat_id: body.vat_id || null,
    email: body.email ?? null,
    ...(body.suburb && { suburb: body.suburb }),
  }
}

/** `YYYY-MM-DD HH:mm:ss` in UTC. docs/wire.md §1.13. */
function toWireTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

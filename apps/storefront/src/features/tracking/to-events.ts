import type { Order, OrderConfirmation } from '@meerkat/contract/order'
import type { Product } from '@meerkat/contract/product'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { roundMoney } from '@meerkat/domain/pricing/round-money'

/** A product in an event. */
export interface TrackedItem {
  readonly item_id: string
  readonly item_name?: string
  /** The last of its categories. Spec §3 Purchase tracking. */
  readonly item_category?: string
  readonly price?: number
  readonly quantity: number
}

export type TrackedEvent = Readonly<Record<string, unknown>> & { readonly event: string }

/** Returns the last category of a sku, if its product was viewed. */
export type FindCategory = (sku: string) => string | undefined

export function lastCategory({ category }: Pick<Product, 'category'>): string | undefined {
  return category?.at(-1)?.name
}

export function viewItem(product: Product, currency: string): TrackedEvent {
  const item = toItem({ sku: product.sku, name: product.name, price: product.price_incl_tax, category: lastCategory(product) })
  return { event: 'view_item', ecommerce: { currency, value: item.price ?? 0, items: [item] } }
}

export function viewList(name: string, tiles: readonly { id: number; name: string; price: number }[], currency: string): TrackedEvent {
  const items = tiles.map((tile) => toItem({ sku: String(tile.id), name: tile.name, price: tile.price }))
  return { event: 'view_item_list', ecommerce: { currency, item_list_name: name, items } }
}

type Line = Pick<CartItem, 'sku' | 'qty' | 'name' | 'price_incl_tax'>

/** What was added to the cart and removed from it between two states; lines of one sku count together. */
export function cartEvents(before: readonly Line[], after: readonly Line[], currency: string, categoryOf: FindCategory): TrackedEvent[] {
  const changes = [...new Set([...before, ...after].map(({ sku }) => sku))].flatMap((sku) => {
    const line = (after.find((given) => given.sku === sku) ?? before.find((given) => given.sku === sku))!
    const quantity = countOf(after, sku) - countOf(before, sku)
    if (quantity === 0) return []
    return [{ isAdded: quantity > 0, item: toItem({ ...ofLine(line, categoryOf), qty: Math.abs(quantity) }) }]
  })
  return [true, false].flatMap((isAdded) => {
    const items = changes.filter((change) => change.isAdded === isAdded).map(({ item }) => item)
    if (items.length === 0) return []
    return [{ event: isAdded ? 'add_to_cart' : 'remove_from_cart', ecommerce: { currency, value: valueOf(items), items } }]
  })
}

const STEPS: Readonly<Record<CheckoutSection, string>> = {
  personalDetails: 'begin_checkout',
  shipping: 'checkout_shipping',
  payment: 'add_shipping_info',
  orderReview: 'add_payment_info',
}

/** The shopper has reached a section of the checkout. */
export function checkoutEvent(section: CheckoutSection, lines: readonly Line[], currency: string, categoryOf: FindCategory): TrackedEvent {
  return toStep(
    section,
    lines.map((line) => toItem(ofLine(line, categoryOf))),
    currency,
  )
}

function toStep(section: CheckoutSection, items: readonly TrackedItem[], currency: string): TrackedEvent {
  const checkout_step = Object.keys(STEPS).indexOf(section) + 1
  return { event: STEPS[section], checkout_step, ecommerce: { currency, value: valueOf(items), items } }
}

export interface Purchase {
  readonly order: Pick<Order, 'products'>
  readonly confirmation: OrderConfirmation
  readonly totals: CartTotals | null
  /** Sections of the checkout that were not reported, as on wide screens, where all are on one page: the shopper has completed them by ordering. */
  readonly unreported: readonly CheckoutSection[]
}

/** A placed order, with the payload of spec §3 in addition to the standard one. */
export function purchaseEvents(
  { order, confirmation, totals, unreported }: Purchase,
  currency: string,
  categoryOf: FindCategory,
): TrackedEvent[] {
  const { backendOrderId } = confirmation
  const items = order.products.map(({ sku, name, price_incl_tax, price, qty }) =>
    toItem({ sku, name: name ?? undefined, price: toNumber(price_incl_tax ?? price), qty, category: categoryOf(sku) }),
  )
  const { base_grand_total, base_tax_amount, base_shipping_amount } = totals ?? {}
  const purchase = {
    event: 'purchase',
    ecommerce: {
      transaction_id: backendOrderId,
      currency,
      value: base_grand_total ?? valueOf(items),
      tax: base_tax_amount,
      shipping: base_shipping_amount,
      items,
    },
    purchase: { backendOrderId, products: items, totals: { base_grand_total, base_tax_amount, base_shipping_amount } },
  }
  return [...unreported.map((section) => toStep(section, items, currency)), purchase]
}

interface Seen {
  sku: string
  name?: string | undefined
  price?: number | null | undefined
  qty?: number
  category?: string | undefined
}

function ofLine({ sku, name, price_incl_tax, qty }: Line, categoryOf: FindCategory): Seen {
  return { sku, name, price: price_incl_tax, qty, category: categoryOf(sku) }
}

function toItem({ sku, name, price, qty = 1, category }: Seen): TrackedItem {
  return {
    item_id: sku,
    ...(name !== undefined && { item_name: name }),
    ...(category !== undefined && { item_category: category }),
    ...(price !== undefined && price !== null && { price: roundMoney(price) }),
    quantity: qty,
  }
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function countOf(lines: readonly Line[], sku: string): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku ? line.qty : 0), 0)
}

function valueOf(items: readonly TrackedItem[]): number {
  return roundMoney(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0))
}

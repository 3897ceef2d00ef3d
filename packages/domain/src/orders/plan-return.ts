import type { OrderActor } from './order-status.ts'

const DAY_MS = 86_400_000
/** For store views without a setting. */
const DEFAULT_RETURN_DAYS = 30

/** A line of an order, with the number of pieces that were returned. */
export interface ReturnableLine {
  readonly position: number
  readonly productType: string
  readonly qty: number
  /** Pieces in announced returns, and pieces that came back. */
  readonly returnedQty: number
  /** Shoppers cannot send medicines of schedule 1 and above back: nobody knows how they were stored, so they cannot be sold again. */
  readonly isScheduledMedicine: boolean
}

export interface ReturnableOrder {
  readonly shippedAt: Date | null
  readonly lines: readonly ReturnableLine[]
}

export interface PieceCount {
  readonly position: number
  readonly qty: number
}

export type ReturnPlan =
  | { readonly kind: 'allowed'; readonly lines: readonly PieceCount[] }
  /** The order was not sent: it has to be cancelled instead of returned. */
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'too-late' }
  /** More pieces than the order has left, or a line that it does not have. */
  | { readonly kind: 'too-many' }

const NOTHING_SENT: ReadonlySet<string> = new Set(['virtual', 'downloadable'])

/**
 * Whether these pieces can be sent back. Shoppers can return them until `days` days after the order was sent, the last day included; the
 * operator at any time. `wanted` null means all pieces that are left. docs/behaviour/orders.md §17.2.
 */
export function planReturn(
  order: ReturnableOrder,
  wanted: readonly PieceCount[] | null,
  { actor, now, days }: { readonly actor: OrderActor; readonly now: Date; readonly days: number },
): ReturnPlan {
  if (order.shippedAt === null) return { kind: 'not-sent' }
  if (actor === 'customer' && !isWithinPeriod(order.shippedAt, now, days)) return { kind: 'too-late' }
  const left = new Map(order.lines.map((line) => [line.position, returnableQty(line, actor)]))
  const lines = wanted ?? Array.from(left, ([position, qty]) => ({ position, qty })).filter(({ qty }) => qty > 0)
  const isTooMany = lines.some(({ position, qty }) => qty < 1 || qty > (left.get(position) ?? 0))
  const isTwice = new Set(lines.map(({ position }) => position)).size < lines.length
  return lines.length === 0 || isTooMany || isTwice ? { kind: 'too-many' } : { kind: 'allowed', lines }
}

/** Pieces of a line that can still be sent back. The operator can take back what shoppers cannot return, such as a faulty medicine. */
export function returnableQty({ productType, qty, returnedQty, isScheduledMedicine }: ReturnableLine, actor: OrderActor): number {
  const isExcluded = NOTHING_SENT.has(productType) || (actor === 'customer' && isScheduledMedicine)
  return isExcluded ? 0 : Math.max(0, qty - returnedQty)
}

/** The setting of a store view: for how many days shoppers can return. */
export function returnDaysOf({ returns }: { readonly returns?: { readonly days: number } | undefined }): number {
  return returns?.days ?? DEFAULT_RETURN_DAYS
}

/** Whether to show the shopper a button that starts a return. */
export function canReturn(order: ReturnableOrder, now: Date, days: number): boolean {
  return planReturn(order, null, { actor: 'customer', now, days }).kind === 'allowed'
}

/** One day more than the setting, so that the last day counts in full in every time zone. */
function isWithinPeriod(shippedAt: Date, now: Date, days: number): boolean {
  return days > 0 && now.getTime() < shippedAt.getTime() + (days + 1) * DAY_MS
}

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
  /** Of schedule 1 or above. */
  readonly isScheduledMedicine: boolean
}

export interface ReturnableOrder {
  readonly shippedAt: Date | null
  readonly lines: readonly ReturnableLine[]
}

/** The settings of a store view for returns by shoppers. */
export interface ReturnTerms {
  /** For how many days after sending; 0: none. */
  readonly days: number
  /**
   * Shoppers cannot return medicines of schedule 1 and above, because the shop cannot sell them again without knowing how they were stored.
   * False in the European Union, where the right of withdrawal covers unopened medicines.
   */
  readonly excludeScheduledMedicine: boolean
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
 * Whether these pieces can be sent back. Shoppers can return them until `terms.days` days after the order was sent, the last day included; the
 * operator at any time. `wanted` null means all pieces that are left. docs/behaviour/orders.md §17.2.
 */
export function planReturn(
  order: ReturnableOrder,
  wanted: readonly PieceCount[] | null,
  { actor, now, terms }: { readonly actor: OrderActor; readonly now: Date; readonly terms: ReturnTerms },
): ReturnPlan {
  if (order.shippedAt === null) return { kind: 'not-sent' }
  if (actor === 'customer' && !isWithinPeriod(order.shippedAt, now, terms.days)) return { kind: 'too-late' }
  const left = new Map(order.lines.map((line) => [line.position, returnableQty(line, actor, terms)]))
  const lines = wanted ?? Array.from(left, ([position, qty]) => ({ position, qty })).filter(({ qty }) => qty > 0)
  const isTooMany = lines.some(({ position, qty }) => qty < 1 || qty > (left.get(position) ?? 0))
  const isTwice = new Set(lines.map(({ position }) => position)).size < lines.length
  return lines.length === 0 || isTooMany || isTwice ? { kind: 'too-many' } : { kind: 'allowed', lines }
}

/** Pieces of a line that can still be sent back. The operator can take back what shoppers cannot return, such as a faulty medicine. */
export function returnableQty(line: ReturnableLine, actor: OrderActor, terms: ReturnTerms): number {
  const isExcluded = NOTHING_SENT.has(line.productType) || (actor === 'customer' && isExcludedMedicine(line, terms))
  return isExcluded ? 0 : Math.max(0, line.qty - line.returnedQty)
}

export function isExcludedMedicine(line: Pick<ReturnableLine, 'isScheduledMedicine'>, terms: ReturnTerms): boolean {
  return terms.excludeScheduledMedicine && line.isScheduledMedicine
}

export function returnTermsOf({
  returns,
}: {
  readonly returns?: { readonly days: number; readonly excludeScheduledMedicine?: boolean | undefined } | undefined
}): ReturnTerms {
  return { days: returns?.days ?? DEFAULT_RETURN_DAYS, excludeScheduledMedicine: returns?.excludeScheduledMedicine ?? false }
}

/** Whether to show the shopper a button that starts a return. */
export function canReturn(order: ReturnableOrder, now: Date, terms: ReturnTerms): boolean {
  return planReturn(order, null, { actor: 'customer', now, terms }).kind === 'allowed'
}

/** One day more than the setting, so that the last day counts in full in every time zone. */
function isWithinPeriod(shippedAt: Date, now: Date, days: number): boolean {
  return days > 0 && now.getTime() < shippedAt.getTime() + (days + 1) * DAY_MS
}

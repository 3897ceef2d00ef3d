/**
 * The status of an order, in the wire's spelling. Spec §4: pending → processing; complete and canceled are final. `closed`: all of it
 * was sent back. docs/behaviour/orders.md §17.2.
 */
export type OrderStatus = 'pending' | 'processing' | 'complete' | 'canceled' | 'closed'

/** A step of an order. `complete` stands for shipped and paid in one step. */
export type OrderStep = 'confirm' | 'process' | 'ship' | 'out-for-delivery' | 'pay' | 'complete' | 'cancel'

/** The actor of a cancellation: a customer can cancel only an order that is not being processed. */
export type OrderActor = 'customer' | 'operator'

/** The fields that decide which steps are allowed. */
export interface OrderLife {
  readonly status: OrderStatus
  readonly isShipped: boolean
  readonly isPaid: boolean
  /** The payment was refunded in full. */
  readonly isRefunded?: boolean
  /** The driver has the parcel. */
  readonly isOutForDelivery?: boolean
  /** A large cash order that its guest has not confirmed by mail yet. Decision 0076. */
  readonly awaitsConfirmation?: boolean
  /** Nothing in it is shipped. */
  readonly isVirtual: boolean
  /** The buyer collects it, so that no driver brings it. */
  readonly isCollected?: boolean
}

export type OrderStepOutcome =
  /** `mailsBuyer`: the buyer gets a mail about it. */
  | { readonly kind: 'moved'; readonly life: OrderLife; readonly mailsBuyer: boolean }
  /** The step was done before: same answer, no second effect. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused' }

const NOTHING_LEFT: OrderStepOutcome = { kind: 'unchanged' }
const REFUSED: OrderStepOutcome = { kind: 'refused' }

/**
 * The order after a step. Shipping and payment can come in either order, because of cash on delivery; both together
 * complete it. A payment must be refunded before an order can be cancelled. Spec §4.
 */
export function planOrderStep(life: OrderLife, step: OrderStep, actor: OrderActor): OrderStepOutcome {
  if (step === 'cancel') return planCancel(life, actor)
  if (step === 'confirm') return planConfirm(life)
  if (actor !== 'operator' || life.status === 'canceled' || life.status === 'closed') return REFUSED
  if (life.awaitsConfirmation) return REFUSED
  switch (step) {
    case 'process':
      if (life.status !== 'pending') return NOTHING_LEFT
      return { kind: 'moved', life: { ...life, status: 'processing' }, mailsBuyer: true }
    case 'ship':
      if (life.isVirtual) return REFUSED
      return life.isShipped ? NOTHING_LEFT : moved({ ...life, isShipped: true }, true)
    case 'out-for-delivery':
      // The status stays: an order that was paid earlier is already complete.
      if (!life.isShipped || life.isVirtual || life.isCollected) return REFUSED
      return life.isOutForDelivery ? NOTHING_LEFT : { kind: 'moved', life: { ...life, isOutForDelivery: true }, mailsBuyer: true }
    case 'pay':
      return life.isPaid ? NOTHING_LEFT : moved({ ...life, isPaid: true }, false)
    case 'complete':
      if (life.status === 'complete') return NOTHING_LEFT
      // No mail: the buyer was notified when the order was shipped.
      return moved({ ...life, isPaid: true, isShipped: !life.isVirtual }, !life.isShipped)
  }
}

/** Whether to show the shopper a button that cancels the order. */
export function canCancel(life: OrderLife): boolean {
  return planCancel(life, 'customer').kind === 'moved'
}

/** A shipped order is returned, not cancelled: its goods are back in stock only after they have arrived. docs/behaviour/orders.md §17.2. */
function planCancel(life: OrderLife, actor: OrderActor): OrderStepOutcome {
  if (life.status === 'canceled') return NOTHING_LEFT
  const isOver = life.isShipped || life.status === 'complete' || life.status === 'closed'
  if (isOver || (life.isPaid && !life.isRefunded) || (actor === 'customer' && life.status !== 'pending')) return REFUSED
  return { kind: 'moved', life: { ...life, status: 'canceled' }, mailsBuyer: true }
}

/** Confirmation by the buyer, or by the operator after asking the buyer in another way. */
function planConfirm(life: OrderLife): OrderStepOutcome {
  if (life.status === 'canceled' || life.status === 'closed') return REFUSED
  return life.awaitsConfirmation ? { kind: 'moved', life: { ...life, awaitsConfirmation: false }, mailsBuyer: false } : NOTHING_LEFT
}

function moved(life: OrderLife, mailsBuyer: boolean): OrderStepOutcome {
  const isDone = life.isPaid && (life.isShipped || life.isVirtual)
  return { kind: 'moved', life: { ...life, status: isDone ? 'complete' : 'processing' }, mailsBuyer }
}

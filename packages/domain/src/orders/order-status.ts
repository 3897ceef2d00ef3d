/** Where an order is. Spec §4: pending → processing; complete and canceled end it. Spelled as the wire spells it. */
export type OrderStatus = 'pending' | 'processing' | 'complete' | 'canceled'

/** What happens to an order. `complete` says that goods and money have both arrived, in one word. */
export type OrderStep = 'process' | 'ship' | 'pay' | 'complete' | 'cancel'

/** Who cancels: a customer may only cancel an order that has not been worked on. */
export type OrderActor = 'customer' | 'operator'

/** The facts that decide; the rest of an order follows from them. */
export interface OrderLife {
  readonly status: OrderStatus
  readonly isShipped: boolean
  readonly isPaid: boolean
  /** Nothing of it is ever sent. */
  readonly isVirtual: boolean
}

export type OrderStepOutcome =
  /** `tells`: the buyer hears of it by mail. */
  | { readonly kind: 'moved'; readonly life: OrderLife; readonly tells: boolean }
  /** It has happened before: the same answer, and nothing twice. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused' }

const NOTHING_LEFT: OrderStepOutcome = { kind: 'unchanged' }
const REFUSED: OrderStepOutcome = { kind: 'refused' }

/**
 * What a step makes of an order. Shipping and payment come in either order, as cash on delivery wants it; both together
 * complete it. Money that was taken must be given back before an order can be cancelled. Spec §4, issue "Orders on the server".
 */
export function planOrderStep(life: OrderLife, step: OrderStep, actor: OrderActor): OrderStepOutcome {
  if (step === 'cancel') return planCancel(life, actor)
  if (actor !== 'operator' || life.status === 'canceled') return REFUSED
  switch (step) {
    case 'process':
      if (life.status !== 'pending') return NOTHING_LEFT
      return { kind: 'moved', life: { ...life, status: 'processing' }, tells: true }
    case 'ship':
      if (life.isVirtual) return REFUSED
      return life.isShipped ? NOTHING_LEFT : moved({ ...life, isShipped: true }, true)
    case 'pay':
      return life.isPaid ? NOTHING_LEFT : moved({ ...life, isPaid: true }, false)
    case 'complete':
      if (life.status === 'complete') return NOTHING_LEFT
      // No mail: the buyer was told when the parcel left.
      return moved({ ...life, isPaid: true, isShipped: !life.isVirtual }, !life.isShipped)
  }
}

/** Whether the shopper is offered to call an order off. */
export function canCancel(life: OrderLife): boolean {
  return planCancel(life, 'customer').kind === 'moved'
}

/** The operator may also take back what was sent and refused at the door. */
function planCancel(life: OrderLife, actor: OrderActor): OrderStepOutcome {
  if (life.status === 'canceled') return NOTHING_LEFT
  const isTouched = life.status !== 'pending' || life.isShipped
  if (life.isPaid || life.status === 'complete' || (actor === 'customer' && isTouched)) return REFUSED
  return { kind: 'moved', life: { ...life, status: 'canceled' }, tells: true }
}

function moved(life: OrderLife, tells: boolean): OrderStepOutcome {
  const isDone = life.isPaid && (life.isShipped || life.isVirtual)
  return { kind: 'moved', life: { ...life, status: isDone ? 'complete' : 'processing' }, tells }
}

import type { OrderActor } from './order-status.ts'

/** The state of a return. Received and called-off returns are final. docs/behaviour/orders.md §17.2. */
export type ReturnState = 'announced' | 'received' | 'called-off'

/** The fields of a return that decide which steps are allowed. */
export interface ReturnLife {
  readonly state: ReturnState
  readonly announcedBy: OrderActor
}

/** A step of a return: the goods are back, or will not come. */
export type ReturnStep = 'receive' | 'call-off'

const MOVES: Readonly<Record<ReturnState, Readonly<Partial<Record<ReturnStep, ReturnState>>>>> = {
  announced: { receive: 'received', 'call-off': 'called-off' },
  received: {},
  'called-off': {},
}
const RESULT: Readonly<Record<ReturnStep, ReturnState>> = { receive: 'received', 'call-off': 'called-off' }

export type ReturnMove =
  | { readonly kind: 'moved'; readonly state: ReturnState }
  /** The step was done before: same answer, no second effect. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused' }

/**
 * Shoppers can cancel only returns that they announced. The shop announces parcels that are already on their way back, such as refused
 * ones.
 */
export function moveReturn({ state, announcedBy }: ReturnLife, step: ReturnStep, actor: OrderActor): ReturnMove {
  if (actor === 'customer' && (step !== 'call-off' || announcedBy !== 'customer')) return { kind: 'refused' }
  const moved = MOVES[state][step]
  if (moved) return { kind: 'moved', state: moved }
  return { kind: state === RESULT[step] ? 'unchanged' : 'refused' }
}

/** Whether to show the shopper a button that cancels the return. */
export function canCallOff(given: ReturnLife): boolean {
  return moveReturn(given, 'call-off', 'customer').kind === 'moved'
}

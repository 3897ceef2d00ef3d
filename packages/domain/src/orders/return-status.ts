/** The state of a return. Received and called-off returns are final. docs/behaviour/orders.md §17.2. */
export type ReturnState = 'announced' | 'received' | 'called-off'

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

export function moveReturn(state: ReturnState, step: ReturnStep): ReturnMove {
  const moved = MOVES[state][step]
  if (moved) return { kind: 'moved', state: moved }
  return { kind: state === RESULT[step] ? 'unchanged' : 'refused' }
}

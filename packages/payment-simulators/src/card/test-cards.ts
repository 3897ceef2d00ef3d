import type { Payment } from '../engine/ledger.ts'
import type { Outcome } from '../engine/pay.ts'

export interface TestCard {
  readonly number: string
  readonly outcome: Outcome
  /** Where it differs from the outcome's usual code. */
  readonly code?: string
  readonly challenge?: Payment['challenge']
}

const APPROVED = '000.100.110'

/** Cards that the simulator knows. `4200000000000091`, `…0109` and the three plain ones are the platform's own test cards. */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4200000000000000', outcome: 'pay' },
  { number: '5454545454545454', outcome: 'pay' },
  { number: '377777777777770', outcome: 'pay' },
  { number: '4200000000000091', outcome: 'pay', code: '000.100.112' },
  { number: '4200000000000109', outcome: 'pay' },
  { number: '4200000000000002', outcome: 'decline' },
  { number: '4200000000000010', outcome: 'wait' },
  { number: '4200000000000028', outcome: 'wrong-cvv' },
  { number: '4200000000000036', outcome: 'review' },
  { number: '4200000000000044', outcome: 'challenge', challenge: { approved: '100.390.112', refused: '100.390.112' } },
  { number: '4200000000000042', outcome: 'challenge', challenge: { approved: APPROVED, refused: '100.380.401' } },
]

const UNKNOWN_CARD = '000.400.109'

interface Flow {
  /** `customParameters[3DS2_enrolled]` and `[3DS2_flow]` of the checkout. */
  readonly enrolled: boolean
  readonly flow: string | undefined
}

/** What happens to a card that is typed into the form. */
export function findTestCard(number: string, { enrolled, flow }: Flow): Omit<TestCard, 'number'> {
  const known = TEST_CARDS.find((card) => card.number === number)
  if (!known && !enrolled) return { outcome: 'decline', code: UNKNOWN_CARD }
  const card = known ?? { outcome: 'pay' as const }
  const isChallenged = flow === 'challenge' && card.outcome === 'pay'
  return isChallenged ? { outcome: 'challenge', challenge: { approved: APPROVED, refused: '100.380.401' } } : card
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'VISA'
  if (/^3[47]/.test(number)) return 'AMEX'
  return 'MASTER'
}

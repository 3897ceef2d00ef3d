/**
 * The meaning of a result code of the card platform. `throttled`: ask again later; `gone`: the platform does not know the checkout, or no
 * longer does.
 */
export type CardOutcome =
  | 'paid'
  | 'review'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'chargeback'
  | 'throttled'
  | 'gone'
  | 'created'
  | 'unknown'

/** Success in a test mode: counts as paid only where no real money moves. */
const TEST_SUCCESS = /^000\.100\.11[0-2]$/
/** Narrower than the platform's own group of successes, which holds 3-D Secure results and account updates too. */
const SUCCESS = /^000\.(?:000|300|600)\.\d{3}$/

/** Groups in the platform's own order; the first that matches counts. docs/payments.md, "Result codes of the card provider". */
const GROUPS: readonly (readonly [pattern: RegExp, outcome: CardOutcome])[] = [
  [/^000\.200\.100$/, 'created'],
  [/^000\.200/, 'pending'],
  [/^100\.396\.101$/, 'cancelled'],
  // The platform's group of successes: a person decides about codes that are not in ours.
  [/^(?:000\.000\.|000\.100\.1|000\.[36]|000\.400\.[1][12]0)/, 'review'],
  [/^(?:000\.400\.0[^3]|000\.400\.100)/, 'review'],
  [/^(?:800\.400\.5|100\.400\.500)/, 'pending'],
  [/^(?:000\.400\.[1][0-9][1-9]|000\.400\.2)/, 'failed'],
  [/^(?:800\.[17]00|800\.800\.[123])/, 'failed'],
  [/^(?:900\.[1234]00|000\.400\.030)/, 'pending'],
  [/^800\.120\.100/, 'throttled'],
  [/^(?:800\.[56]|999\.|600\.1|800\.800\.[84])/, 'pending'],
  [/^(?:100\.39[765])/, 'failed'],
  [/^(?:100\.400\.[0-3]|100\.38|800\.400\.[12]|100\.390|800\.[32])/, 'failed'],
  [/^000\.100\.2/, 'chargeback'],
  [/^(?:200\.300\.404|700\.400\.580)/, 'gone'],
]

/** @param isLive True if real money moves: a success in a test mode then needs a check by a person. */
export function readResultCode(code: string, { isLive }: { readonly isLive: boolean }): CardOutcome {
  if (SUCCESS.test(code)) return 'paid'
  if (TEST_SUCCESS.test(code)) return isLive ? 'review' : 'paid'
  return GROUPS.find(([pattern]) => pattern.test(code))?.[1] ?? 'unknown'
}

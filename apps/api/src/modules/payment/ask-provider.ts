import { toReason } from '../../db/outbox-jobs.ts'
import { type AttemptRow, claimPoll, findAttempt } from './attempt.store.ts'
import { ProviderFault } from './http/provider-client.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { ProviderDefinition } from './port.ts'
import { settleAttempt } from './settle-attempt.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'

const MINUTE_MS = 60_000
/** A provider that allows two status queries a minute gets the second one only this long after the first. */
const BETWEEN_TWO_MS = 3000
/** A little more than half a minute: after this time such a provider answers again. */
const HALF_MINUTE_SECONDS = 35

export type AskOutcome =
  /** The provider answered, and the attempt is settled accordingly. */
  | 'asked'
  /** It was asked too recently: the stored state is the latest that we can know. */
  | 'too-soon'
  /** It did not answer. */
  | 'unreachable'
  | 'unknown'

export interface AskOptions {
  /** Do not ask again within this time. */
  readonly atLeastMs?: number
  /** Whether a notification reported a failure. The provider's own status stays open, because the shopper may try again. */
  readonly isSaidToHaveFailed?: boolean
}

/**
 * Queries the provider for the status of an attempt and settles it: only this can make an attempt `paid`. Concurrent calls cause one query.
 * docs/payments.md, "What counts as proof".
 */
export async function askProvider(deps: PaymentDeps, attempt: AttemptRow, options: AskOptions = {}): Promise<AskOutcome> {
  const { database, providers, log, now } = deps
  const open = providers.byName(attempt.provider)
  if (!open) return 'unknown'
  const at = now()
  if (!(await claimPoll(database.sql, attempt.id, { now: at, ...paceOf(open.definition, at, options) }))) return 'too-soon'
  const current = (await findAttempt(database.sql, attempt.id)) ?? attempt
  try {
    const report = await open.provider.read(toProviderAttempt(current))
    if (report.kind === 'throttled') return 'too-soon'
    const isDeclined = report.kind === 'open' && options.isSaidToHaveFailed === true
    await settleAttempt(deps, current.id, isDeclined ? { kind: 'failed', code: `${report.code}, notified as failed` } : report)
    return 'asked'
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault
    log.warn({ provider: attempt.provider, attempt: attempt.reference, reason: toReason(fault) }, 'a payment provider did not answer')
    return 'unreachable'
  }
}

/** After this many seconds the provider may be asked again. */
export function secondsToNextPoll({ providers }: Pick<PaymentDeps, 'providers'>, provider: string): number {
  const pace = providers.byName(provider)?.definition.pace ?? 'two-a-minute'
  return pace === 'two-a-minute' ? HALF_MINUTE_SECONDS : pace.seconds + 1
}

function paceOf({ pace }: ProviderDefinition, at: Date, { atLeastMs = 0 }: AskOptions) {
  const before = (ms: number) => new Date(at.getTime() - ms)
  if (pace === 'two-a-minute') return { lastBefore: before(Math.max(BETWEEN_TWO_MS, atLeastMs)), lastButOneBefore: before(MINUTE_MS) }
  return { lastBefore: before(Math.max(pace.seconds * 1000, atLeastMs)), lastButOneBefore: null }
}

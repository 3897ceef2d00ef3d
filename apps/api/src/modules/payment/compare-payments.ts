import { toReason } from '../../db/outbox-jobs.ts'
import { askProvider } from './ask-provider.ts'
import { findAttempt } from './attempt.store.ts'
import {
  type ComparedAttempt,
  type ComparisonReport,
  claimComparison,
  finishComparison,
  freeComparison,
  listCaptured,
  listEndedUnpaid,
} from './comparison.store.ts'
import { type Finding, recordFinding } from './finding.store.ts'
import type { OpenProvider, PaymentDeps } from './payment-deps.ts'
import type { ListedPayment, Provider } from './port.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'

const DAY_MS = 86_400_000
/** Younger payments are not compared: their notification may not have arrived yet. */
const MIN_AGE_MS = 15 * 60_000

type Difference = Omit<Finding, 'provider'>
type Compared = Pick<ComparisonReport, 'basis' | 'theirs' | 'ours'> & { readonly differences: readonly Difference[] }

/**
 * Compares a provider's payments of the last day with ours, both ways; each difference becomes a finding. A provider without a list is
 * asked about each payment instead. docs/payments.md, "Daily comparison".
 * @throws ProviderFault, BadAnswer
 */
export async function comparePayments(deps: PaymentDeps, { definition, provider }: OpenProvider): Promise<ComparisonReport> {
  const { sql } = deps.database
  const now = deps.now()
  const since = new Date(now.getTime() - DAY_MS)
  // A payment of the last day can belong to an attempt that began before.
  const all = await listCaptured(sql, definition.name, new Date(since.getTime() - DAY_MS))
  const isOfToday = ({ created_at: at }: ComparedAttempt) => at >= since && at.getTime() <= now.getTime() - MIN_AGE_MS
  const ours = all.filter(isOfToday)
  const { list } = provider
  const { differences, ...counts } = list
    ? compareLists(await list.call(provider, since), { all, ours })
    : await compareByAsking(deps, provider, { ours, ended: (await listEndedUnpaid(sql, definition.name, since)).filter(isOfToday) })
  for (const difference of differences) await recordFinding(sql, { provider: definition.name, ...difference }, now)
  return { provider: definition.name, ...counts, unexplained: differences.length }
}

/** Makes the comparison of one day for all providers, in whichever process comes first. A failed one is repeated in the next round. */
export async function compareDaily(deps: PaymentDeps): Promise<void> {
  const { database, log } = deps
  for (const open of deps.providers.all) {
    const now = deps.now()
    const provider = open.definition.name
    if (!(await claimComparison(database.sql, provider, now))) continue
    try {
      const report = await comparePayments(deps, open)
      await finishComparison(database.sql, report, now)
      const level = report.unexplained > 0 ? 'error' : 'info'
      log[level]({ event: 'payment-comparison', ...report }, 'the payments of a provider were compared with ours')
    } catch (fault) {
      await freeComparison(database.sql, provider, now)
      log.warn(
        { event: 'payment-comparison', provider, reason: toReason(fault) },
        'payments could not be compared, the next round tries again',
      )
    }
  }
}

function compareLists(
  listed: readonly ListedPayment[],
  { all, ours }: { readonly all: readonly ComparedAttempt[]; readonly ours: readonly ComparedAttempt[] },
): Compared {
  const known = new Map(all.map((row) => [row.provider_payment_id, row]))
  const listedIds = new Set(listed.map(({ paymentId }) => paymentId))
  const unknown = listed.flatMap((payment): Difference[] => {
    const row = known.get(payment.paymentId)
    if (row?.captured_cents === payment.amountCents) return []
    const detail = row ? `listed with ${payment.amountCents} cents, stored with ${row.captured_cents}` : describe(payment)
    return [{ kind: 'unknown-payment', paymentId: payment.paymentId, attemptId: row?.id ?? null, detail }]
  })
  const unlisted = ours
    .filter(({ provider_payment_id: id }) => id !== null && !listedIds.has(id))
    .map((row) => toUnlisted(row, "is not on the provider's list"))
  return { basis: 'list', theirs: listed.length, ours: ours.length, differences: [...unknown, ...unlisted] }
}

/** Finds payments that the provider no longer confirms, and payments that it has for attempts that ended without one. */
async function compareByAsking(
  deps: PaymentDeps,
  provider: Provider,
  { ours, ended }: { readonly ours: readonly ComparedAttempt[]; readonly ended: readonly ComparedAttempt[] },
): Promise<Compared> {
  const differences: Difference[] = []
  let theirs = 0
  for (const row of ours) {
    const attempt = await findAttempt(deps.database.sql, row.id)
    const report = attempt && (await provider.read(toProviderAttempt(attempt)))
    if (report?.kind === 'captured') {
      theirs += 1
      const { amountCents, paymentId } = report.payment
      if (amountCents === row.captured_cents && paymentId === row.provider_payment_id) continue
      const detail = `reported with ${amountCents} cents as ${paymentId}, stored with ${row.captured_cents}`
      differences.push({ kind: 'unknown-payment', paymentId: row.provider_payment_id ?? row.reference, attemptId: row.id, detail })
    } else if (report && report.kind !== 'open' && report.kind !== 'throttled') {
      differences.push(toUnlisted(row, `is not confirmed by the provider any more (${report.code})`))
    }
  }
  // A late payment is settled as usual: the order is revived, or the money refunded.
  for (const { id } of ended) {
    const attempt = await findAttempt(deps.database.sql, id)
    if (attempt) await askProvider(deps, attempt)
  }
  return { basis: 'asked', theirs, ours: ours.length, differences }
}

function toUnlisted({ id, reference, provider_payment_id: paymentId }: ComparedAttempt, why: string): Difference {
  return { kind: 'unlisted-payment', paymentId: paymentId ?? reference, attemptId: id, detail: `${reference} ${why}` }
}

function describe({ amountCents, reference }: ListedPayment): string {
  return `${amountCents} cents with the reference ${reference ?? '(none)'}, of which this shop knows nothing`
}

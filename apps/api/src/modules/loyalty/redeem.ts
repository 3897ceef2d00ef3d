import { randomInt } from 'node:crypto'
import { endOfDay } from '@meerkat/domain/format/end-of-day'
import { exchangeablePoints, voucherCents } from '@meerkat/domain/loyalty/points'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import { Refusal } from '../../http/refusals.ts'
import { exchangePoints, findCard, lockCard, wasExchanged } from './loyalty.store.ts'
import type { LoyaltyDeps } from './loyalty-deps.ts'

const DAY_MS = 86_400_000
/** Excludes letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Too long to find by guessing at 10 attempts a minute. */
const CODE_LENGTH = 10

export interface ExchangeRequest {
  readonly customerId: number
  readonly storeCode: string
  readonly points: number
  readonly requestId: string
}

/**
 * Exchanges points for a voucher in the currency of the store view, once for each request id.
 * @throws Refusal `loyalty-off`, `loyalty-no-card`, `loyalty-points` when the card has too few points or the number is not a multiple of
 * `voucherPoints`.
 */
export async function redeem(
  { database, now, ruleOf, timeZoneOf }: Pick<LoyaltyDeps, 'database' | 'now' | 'ruleOf' | 'timeZoneOf'>,
  wish: ExchangeRequest,
): Promise<void> {
  const { customerId, storeCode, points, requestId } = wish
  const rule = ruleOf(storeCode)
  if (!rule) throw new Refusal('loyalty-off')
  const cents = voucherCents(rule, points)
  await database.transaction(async (tx) => {
    if (!(await lockCard(tx, customerId))) throw new Refusal('loyalty-no-card')
    if (await wasExchanged(tx, customerId, requestId)) return
    const balance = (await findCard(tx, customerId))?.points ?? 0
    if (points % rule.voucherPoints !== 0 || points > exchangeablePoints(rule, balance) || cents < 1)
      throw new Refusal('loyalty-points', { qty: rule.voucherPoints })
    const at = now()
    await exchangePoints(tx, {
      customerId,
      points,
      requestId,
      code: `CARD-${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`,
      amount: fromCents(cents),
      currencyCode: rule.currency,
      // The page names the last day.
      validTo: new Date(endOfDay(at.getTime() + rule.voucherDays * DAY_MS, timeZoneOf(storeCode))),
      now: at,
    })
  })
}

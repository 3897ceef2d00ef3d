import { randomInt } from 'node:crypto'
import { Refusal } from '../../http/refusals.ts'
import { insertCard } from './loyalty.store.ts'
import type { LoyaltyDeps } from './loyalty-deps.ts'

/** Almost all numbers are free, so even a second collision in a row is unlikely. This many mean a bug. */
const MAX_TRIES = 10
const DIGITS = 11

/** Issues a card, once per customer. @throws Refusal `loyalty-off` where the shop has none. */
export async function join(
  { database, now, ruleOf }: Pick<LoyaltyDeps, 'database' | 'now' | 'ruleOf'>,
  { customerId, storeCode }: { readonly customerId: number; readonly storeCode: string },
): Promise<void> {
  if (!ruleOf(storeCode)) throw new Refusal('loyalty-off')
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const outcome = await insertCard(database.sql, { customerId, number: makeCardNumber(), now: now() })
    if (outcome === 'issued') return
  }
  throw new Error('No number was found for a loyalty card')
}

/** Twelve digits. The last one is a check digit, so that a till detects most typing errors. */
function makeCardNumber(): string {
  const digits = Array.from({ length: DIGITS }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(10)))
  return [...digits, checkDigit(digits)].join('')
}

/** The digit with which the number passes the Luhn check (ISO/IEC 7812-1). */
export function checkDigit(digits: readonly number[]): number {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return (10 - (sum % 10)) % 10
}

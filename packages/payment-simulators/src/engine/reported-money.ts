import type { Payment } from './ledger.ts'
import { endsWith } from './money.ts'
import type { Simulator } from './simulator.ts'

/** Amount and currency as reported to the shop: for some amounts and faults they differ from those that were taken. */
export function reportedMoney(
  { faults }: Pick<Simulator, 'faults'>,
  { provider, cents, currency }: Pick<Payment, 'provider' | 'cents' | 'currency'>,
): { cents: number; currency: string } {
  const less = endsWith(cents, 'oneCentLess') || faults.take('mutateAmount', provider) !== null
  const other = endsWith(cents, 'otherCurrency') || faults.take('mutateCurrency', provider) !== null
  return { cents: less ? cents - 1 : cents, currency: other ? (currency === 'EUR' ? 'ZAR' : 'EUR') : currency }
}

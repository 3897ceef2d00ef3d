import type { Payment } from './ledger.ts'
import { endsWith } from './money.ts'
import type { Simulator } from './simulator.ts'

/** Amount and currency as told to the shop: some amounts and faults make the simulators report another one than was taken. */
export function reportedMoney(
  { faults }: Pick<Simulator, 'faults'>,
  { provider, cents, currency }: Pick<Payment, 'provider' | 'cents' | 'currency'>,
): { cents: number; currency: string } {
  const less = endsWith(cents, 'oneCentLess') || faults.take('mutateAmount', provider) !== null
  const other = endsWith(cents, 'otherCurrency') || faults.take('mutateCurrency', provider) !== null
  return { cents: less ? cents - 1 : cents, currency: other ? (currency === 'EUR' ? 'ZAR' : 'EUR') : currency }
}

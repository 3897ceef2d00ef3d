import { toDecimal } from '../engine/money.ts'

/** `R 92.00`; pages of the simulators are in English. */
export function amountText({ cents, currency }: { cents: number; currency: string }): string {
  return currency === 'ZAR' ? `R ${toDecimal(cents)}` : `${currency} ${toDecimal(cents)}`
}

import { UsageFault } from '../faults.ts'

/** The order number as shoppers see it. */
export function nameOf(number: number): string {
  return String(number).padStart(9, '0')
}

export function amountOf(currency: string, cents: number): string {
  return `${currency} ${(cents / 100).toFixed(2)}`
}

/** `12`, `12.5` or `12.50`, above zero. @throws UsageFault */
export function centsOf(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (whole === '' || cents === 0) throw new UsageFault(`"${text}" is not an amount above zero such as 12.50.`)
  return cents
}

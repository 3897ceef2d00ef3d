import type { PageMessages } from '../messages/en.ts'

export interface CardFields {
  readonly number: string
  /** `MM/YYYY` */
  readonly expiry: string
  readonly holder: string
}

/** What the widget itself refuses before it asks any bank. */
export function checkCardFields(
  fields: URLSearchParams,
  { now, messages }: { now: number; messages: PageMessages },
): CardFields | { readonly faults: Record<string, string> } {
  const says = messages.card.faults
  const number = (fields.get('number') ?? '').replace(/[\s-]/g, '')
  const expiry = toExpiry(fields.get('expiry') ?? '')
  const cvv = (fields.get('cvv') ?? '').trim()
  const holder = (fields.get('holder') ?? '').trim()
  const faults: Record<string, string> = {}
  if (!/^\d{12,19}$/.test(number)) faults['number'] = says.number
  if (expiry === null) faults['expiry'] = says.expiry
  else if (isPast(expiry, now)) faults['expiry'] = says.expired
  if (!/^\d{3,4}$/.test(cvv)) faults['cvv'] = says.cvv
  if (holder === '') faults['holder'] = says.holder
  return expiry !== null && Object.keys(faults).length === 0 ? { number, expiry, holder } : { faults }
}

function toExpiry(text: string): string | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  return month && year ? `${month}/20${year}` : null
}

function isPast(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return Date.UTC(year, month, 1) <= now
}

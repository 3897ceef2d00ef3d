export interface CardFields {
  readonly number: string
  /** `MM/YYYY` */
  readonly expiry: string
  readonly holder: string
}

/** What the widget itself refuses before it asks any bank. */
export function checkCardFields(fields: URLSearchParams, now: number): CardFields | { readonly faults: Record<string, string> } {
  const number = (fields.get('number') ?? '').replace(/[\s-]/g, '')
  const expiry = toExpiry(fields.get('expiry') ?? '')
  const cvv = (fields.get('cvv') ?? '').trim()
  const holder = (fields.get('holder') ?? '').trim()
  const faults: Record<string, string> = {}
  if (!/^\d{12,19}$/.test(number)) faults['number'] = 'Enter a card number of 12 to 19 digits.'
  if (expiry === null) faults['expiry'] = 'Enter month and year, such as 12/30.'
  else if (isPast(expiry, now)) faults['expiry'] = 'This card has expired.'
  if (!/^\d{3,4}$/.test(cvv)) faults['cvv'] = 'Enter the 3 or 4 digits.'
  if (holder === '') faults['holder'] = 'Enter the name on the card.'
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

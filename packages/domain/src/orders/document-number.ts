/** A tax document of an order. */
export type DocumentKind = 'invoice' | 'credit-note'

const PREFIXES: Readonly<Record<DocumentKind, string>> = { invoice: 'INV', 'credit-note': 'CN' }
const DIGITS = 6

/** `INV-000001` in the default store view, `INV-DE-000001` in `de`: each store view has its own sequence. Decision 0032. */
export function documentNumber(kind: DocumentKind, storeCode: string, position: number): string {
  const view = storeCode === '' ? [] : [storeCode.toUpperCase()]
  return [PREFIXES[kind], ...view, String(position).padStart(DIGITS, '0')].join('-')
}

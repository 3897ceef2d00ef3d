import type { DocumentKind } from '../orders/document-number.ts'

interface LegalTitles {
  readonly language: string
  readonly titles: Readonly<Record<DocumentKind, string>>
}

const GERMAN: LegalTitles = { language: 'de', titles: { invoice: 'Rechnung', 'credit-note': 'Rechnungskorrektur' } }

/**
 * The titles that the tax law of a country requires on a document, in the language of that law. South Africa: section 20(4) of the VAT Act
 * 89 of 1991, and section 21(3) for credit notes. Germany and Austria: a credit note of the seller is not titled "Gutschrift", which means
 * an invoice that the buyer writes (section 14 UStG).
 */
const LEGAL: Readonly<Record<string, LegalTitles>> = {
  ZA: { language: 'en', titles: { invoice: 'Tax invoice', 'credit-note': 'Credit note' } },
  DE: GERMAN,
  AT: GERMAN,
  IT: { language: 'it', titles: { invoice: 'Fattura', 'credit-note': 'Nota di credito' } },
}

/** The title of a document: the one in the law, after the word in the language of the buyer if that is another one. */
export function legalTitle(kind: DocumentKind, { country, locale, word }: { country: string; locale: string; word: string }): string {
  const legal = LEGAL[country]
  if (!legal) return word
  const title = legal.titles[kind]
  return locale.startsWith(legal.language) ? title : `${word} (${title})`
}

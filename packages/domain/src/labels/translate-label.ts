import type { LabelBook } from '@meerkat/contract/labels'
import { formatter } from '../format/formatter.ts'

export type LabelKind = Exclude<keyof LabelBook, 'units' | 'texts'>

/** Translates a label of the catalogue; one that no book lists stays as it is. */
export type TranslateLabel = (kind: LabelKind, text: string) => string

interface Language {
  readonly locale: string
  /** Missing for English, whose texts are the keys of all books, and for a language without a book. */
  readonly book: LabelBook | undefined
}

/** Translates an introduction or the text of a banner; null when it is not listed. */
export type TranslateText = (text: string) => string | null

/** `12 x 85 g`, `1.5 kg`. Counted things, such as tablets, are listed in the books. */
const MEASURE = /^(\d+ x )?(\d+(?:[.,]\d+)?) (\p{Letter}+)$/u

/**
 * Translates labels of the catalogue from the language of a store view into that of the page, through English. Null when neither
 * language has a book. Decision 0086.
 */
export function createLabels(from: Language, to: Language): TranslateLabel | null {
  if (!from.book && !to.book) return null
  const english = from.book && reverse(from.book)
  const decimal = formatter(Intl.NumberFormat, to.locale, {}).format(1.5).charAt(1)
  return (kind, text) => {
    const source = english?.[kind].get(text) ?? text
    const listed = to.book?.[kind]
    if (listed && Object.hasOwn(listed, source)) return listed[source]!
    return kind === 'values' ? spellMeasure(source, decimal, to.book?.units ?? {}) : source
  }
}

/** Translates from the language of a store view into the one that a shopper chose; null where both are the same. */
export function createChosenLabels(own: string, chosen: string, books: Readonly<Record<string, LabelBook>>): TranslateLabel | null {
  return own === chosen ? null : createLabels({ locale: own, book: books[own] }, { locale: chosen, book: books[chosen] })
}

/** What a language lists under `texts`. Missing for English and for a language without a book. */
type Texts = LabelBook['texts'] | undefined

/**
 * Translates longer texts of the catalogue as `createLabels` translates labels. For an English page, only the book of the catalogue is
 * used.
 */
export function createTexts(from: Texts, to: Texts): TranslateText {
  const english = from && new Map(Object.entries(from).map(([source, text]) => [text, source]))
  return (text) => {
    const source = english ? english.get(text) : text
    if (source === undefined) return null
    if (to) return Object.hasOwn(to, source) ? to[source]! : null
    return english ? source : null
  }
}

function spellMeasure(text: string, decimal: string, units: Readonly<Record<string, string>>): string {
  const [, count = '', amount, unit] = MEASURE.exec(text) ?? []
  if (amount === undefined || unit === undefined) return text
  return `${count}${amount.replace(/[.,]/, decimal)} ${units[unit] ?? unit}`
}

/** If several English texts have the same translation, the first one counts. */
function reverse(book: LabelBook): Record<LabelKind, ReadonlyMap<string, string>> {
  const back = (texts: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(texts)
        .map(([english, text]) => [text, english] as const)
        .toReversed(),
    )
  return {
    categories: back(book.categories),
    attributes: back(book.attributes),
    values: back(book.values),
    methods: back(book.methods),
    pages: back(book.pages),
  }
}

import type { Translations } from '../language.ts'

/** One page in every language; content in the light markup that `toHtml` reads. */
export interface PageText {
  readonly identifier: string
  /** Name of the scene above the text. */
  readonly scene?: string
  readonly title: Translations
  readonly summary: Translations
  readonly content: Translations
}

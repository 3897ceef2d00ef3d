import type { Words } from '../language.ts'

/** One page in every language; content in the light markup that `toHtml` reads. */
export interface PageText {
  readonly identifier: string
  readonly title: Words
  readonly summary: Words
  readonly content: Words
}

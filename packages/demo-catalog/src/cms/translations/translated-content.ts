/** Content in a language that is no catalogue's: title, summary and text by identifier, in the light markup that `toHtml` reads. */
export interface TranslatedContent {
  readonly pages: Readonly<Record<string, readonly [title: string, summary: string, content: string]>>
  /** The block beside every content page; null in a language that the block itself is written in. */
  readonly promise: readonly [title: string, content: string] | null
}

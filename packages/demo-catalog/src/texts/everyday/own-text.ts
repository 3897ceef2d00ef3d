import type { Translations } from '../../language.ts'

/** What is said of one product only, by its English name without the brand. */
export type OwnTexts = Readonly<Record<string, { readonly short: Translations; readonly text: Translations }>>

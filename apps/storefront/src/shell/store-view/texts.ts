import { textBooks } from 'virtual:texts'
import { createTexts, type TranslateText } from '@meerkat/domain/labels/translate-label'

/** Translates longer texts of a store view's catalogue into another language. Decision 0097. */
export async function readTexts(from: string, to: string): Promise<TranslateText> {
  const [source, target] = await Promise.all([from, to].map(async (locale) => (await textBooks[locale]?.())?.texts))
  return createTexts(source, target)
}

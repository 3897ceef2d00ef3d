import type { TranslateText } from '@meerkat/domain/labels/translate-label'
import type { Introduced } from './load-labels.ts'

/**
 * Translates an introduction that is one paragraph with the text of the description for search engines; other introductions have no
 * translation.
 */
export function translateIntro<P extends Introduced>(page: P, text: TranslateText): P {
  const { intro, description } = page
  const translated = description && intro === toParagraph(description) ? text(description) : null
  return translated === null ? page : { ...page, intro: toParagraph(translated), description: translated, isTranslated: true }
}

function toParagraph(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
}

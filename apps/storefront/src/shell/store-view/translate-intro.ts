import { escapeHtml } from '@meerkat/domain/format/escape-html'
import type { TranslateText } from '@meerkat/domain/labels/translate-label'
import type { IntroTexts } from './load-labels.ts'

/**
 * Translates an introduction that is one paragraph with the text of the description for search engines; other introductions have no
 * translation.
 */
export function translateIntro<P extends IntroTexts>(page: P, text: TranslateText): P {
  const { intro, description } = page
  const translated = description && isParagraph(intro, description) ? text(description) : null
  return translated === null ? page : { ...page, intro: toParagraph(translated), description: translated, isTranslated: true }
}

/** Quotes between tags may be escaped or not. */
function isParagraph(html: string | null | undefined, text: string): boolean {
  return html?.replaceAll('"', '&quot;') === toParagraph(text)
}

function toParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

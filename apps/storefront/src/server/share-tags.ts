import { escapeHtml } from '@meerkat/domain/format/escape-html'
import { storeViews } from '../shell/store-view/stores.ts'
import type { Alternate } from './find-alternates.ts'
import type { PageFacts } from './page-facts.ts'

export interface ShareCard {
  readonly kind: 'website' | 'product'
  /** Path or URL of the image. */
  readonly image: string | null
  readonly width?: number
  readonly height?: number
  /** Used if the page's route has no description. */
  readonly description?: string | null
}

/**
 * Tags for search engines and link previews: links to the same page in the other store views, and the share card. Inserted outside
 * the React render, because the browser does not need them. Without an image no card is written: previews use the page's title and
 * description anyway, and category pages have a byte budget.
 */
export function shareTags(facts: PageFacts, card: ShareCard, others: readonly Alternate[]): string {
  const { canonical, description } = facts
  if (canonical === null) return ''
  const links = [...others.map(({ view, href }) => ({ hreflang: languageOf(view).toLowerCase(), href })), ...defaultOf(others)].map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  )
  const descriptions =
    description === null && card.description ? [`<meta name="description" content="${escapeHtml(card.description)}">`] : []
  return [...links, ...descriptions, ...(card.image === null ? [] : cardTags(facts, { ...card, canonical, image: card.image }))].join('')
}

function cardTags({ title, description, origin, view }: PageFacts, card: ShareCard & { canonical: string; image: string }): string[] {
  const text = description ?? card.description
  return [
    property('og:title', title),
    ...(text ? [property('og:description', text)] : []),
    property('og:type', card.kind),
    property('og:url', card.canonical),
    property('og:image', new URL(asJpeg(card.image), origin).href),
    ...(card.width && card.height
      ? [property('og:image:width', String(card.width)), property('og:image:height', String(card.height))]
      : []),
    property('og:image:alt', title),
    property('og:site_name', view.seo.titleSuffix),
    property('og:locale', languageOf(view).replace('-', '_')),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Not every link preview supports WebP; the image service converts to the format of the file extension. */
function asJpeg(image: string): string {
  return image.replace(/\.(?:webp|avif|svg)$/, '.jpg')
}

function defaultOf(others: readonly Alternate[]) {
  return others.filter(({ view }) => view === storeViews[0]).map(({ href }) => ({ hreflang: 'x-default', href }))
}

/** Language and target country: English for South Africa is `en-ZA`, whatever the locale of the messages. */
export function languageOf({ i18n }: PageFacts['view']): string {
  return `${i18n.defaultLocale.slice(0, 2)}-${i18n.defaultCountry}`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

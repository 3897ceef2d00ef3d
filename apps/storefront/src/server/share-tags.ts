import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { escapeAttribute } from '../shell/rendering/escape.ts'
import { findStoreView, storeViews } from '../shell/store-view/stores.ts'
import type { PageFacts } from './page-facts.ts'

export interface ShareCard {
  readonly kind: 'website' | 'product'
  /** Path or address of the picture. */
  readonly image: string | null
  readonly width?: number
  readonly height?: number
  /** For a page whose route has no words of its own. */
  readonly description?: string | null
}

/**
 * Tags for search engines and for whoever pastes an address: the same page in the other store views, and the card that is shown
 * for it. Written beside the render, because no browser needs them. Without a picture there is no card: the title and the
 * description that the page has anyway make the same one, and a category counts its bytes.
 */
export function shareTags(facts: PageFacts, card: ShareCard): string {
  const { canonical, description } = facts
  if (canonical === null) return ''
  const others = alternates(canonical).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}">`,
  )
  const words = description === null && card.description ? [`<meta name="description" content="${escapeAttribute(card.description)}">`] : []
  return [...others, ...words, ...(card.image === null ? [] : cardTags(facts, { ...card, canonical, image: card.image }))].join('')
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

/** Not everybody who draws a card reads WebP; the image service writes what the name asks for. */
function asJpeg(image: string): string {
  return image.replace(/\.(?:webp|avif|svg)$/, '.jpg')
}

/** The store views share the paths of their pages; the prefix is what differs. docs/behaviour/urls.md §8.5. */
export function alternates(canonical: string): { hreflang: string; href: string }[] {
  const { origin, pathname, search } = new URL(canonical)
  const { path } = findStoreView(pathname)
  const at = (view: (typeof storeViews)[number]) => origin + prefixPath(path, view) + search
  return [
    ...storeViews.map((view) => ({ hreflang: languageOf(view).toLowerCase(), href: at(view) })),
    { hreflang: 'x-default', href: at(storeViews[0]!) },
  ]
}

/** Language and the country that is served: English for South Africa is `en-ZA`, whatever spelling the words have. */
export function languageOf({ i18n }: PageFacts['view']): string {
  return `${i18n.defaultLocale.slice(0, 2)}-${i18n.defaultCountry}`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}">`
}

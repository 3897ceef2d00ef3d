import { shopLogo } from 'virtual:settings'
import type { Breadcrumb } from '@meerkat/domain/categories/breadcrumbs'
import { shop } from '../shell/store-view/stores.ts'
import mark from '../ui/mark.svg?url'
import type { PageFacts } from './page-facts.ts'
import { languageOf } from './share-tags.ts'

type Node = Record<string, unknown>

/** Structured data about the organisation and the site search, for the home page of each store view. */
export function shopData({ origin, view }: PageFacts): Node[] {
  const name = view.seo.titleSuffix
  const home = `${origin}${view.url}/`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      legalName: shop.seller.name,
      url: `${origin}/`,
      logo: origin + (shopLogo ?? mark),
      email: shop.contactEmail,
      ...(shop.contactPhone !== '' && { telephone: shop.contactPhone }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      inLanguage: languageOf(view),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}search?q={term}` },
        'query-input': 'required name=term',
      },
    },
  ]
}

/** Breadcrumbs. The last entry is the page itself and needs no URL. */
export function breadcrumbData(crumbs: readonly Breadcrumb[], { origin }: PageFacts): Node[] {
  if (crumbs.length < 2) return []
  const itemListElement = crumbs.map(({ name, link }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    ...(link !== null && { item: origin + link }),
  }))
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }]
}

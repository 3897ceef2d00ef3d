import type { StoreView } from '@meerkat/contract/store-config'

export interface PageHead {
  title: string
  description?: string | null
  /** Path of the page under its own name. */
  canonical?: string
  /** Pages that no search engine should list. */
  hidden?: boolean
}

/** Title with the shop's name behind it, description, canonical address. */
export function pageHead({ title, description, canonical, hidden }: PageHead, { seo }: StoreView) {
  return {
    meta: [
      { title: `${title} | ${seo.titleSuffix}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }],
  }
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { notFound, useRouter } from '@tanstack/react-router'
import { cmsBlockQuery, cmsPageQuery, siblingsQuery } from '../features/cms/cms-query.ts'
import { contentLink } from '../features/cms/content-link.ts'
import { ContentScreen } from '../features/cms/content-screen.tsx'
import { tagPage } from '../shell/rendering/cache-tags.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'

/** The block shown next to every content page. */
const BESIDE = 'footer-promise'

export interface LoadedContent {
  identifier: string
  title: string
  description: string | null
  canonical: string
}

/** @throws the router's not-found when no content page has that identifier. */
export async function loadContent({ api, queryClient, view, tags }: RouterContext, identifier: string): Promise<LoadedContent> {
  const [page] = await Promise.all([
    queryClient.ensureQueryData(cmsPageQuery(api, view, identifier)),
    // The block next to the page is optional.
    queryClient.prefetchQuery(siblingsQuery(api, view, identifier)),
    queryClient.prefetchQuery(cmsBlockQuery(api, view, BESIDE)),
  ])
  if (!page) throw notFound()
  tagPage(tags, 'cmsPage')
  return { identifier, title: page.metaTitle, description: page.description, canonical: contentLink(identifier, view) }
}

export function ContentRoute({ loaded }: { loaded: LoadedContent }) {
  const { api, view } = useRouter().options.context
  const { identifier } = loaded
  const { data: page } = useSuspenseQuery(cmsPageQuery(api, view, identifier))
  const { data: shelf } = useQuery(siblingsQuery(api, view, identifier))
  const { data: block } = useQuery(cmsBlockQuery(api, view, BESIDE))
  return page && <ContentScreen page={page} identifier={identifier} shelf={shelf} block={block} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, useRouter } from '@tanstack/react-router'
import { cmsPageQuery } from '../features/cms/cms-query.ts'
import { contentLink } from '../features/cms/content-link.ts'
import { ContentScreen } from '../features/cms/content-screen.tsx'
import { tagPage } from '../shell/cache-tags.ts'
import type { RouterContext } from '../shell/route-data.ts'

export interface LoadedContent {
  identifier: string
  title: string
  description: string | null
  canonical: string
}

/** @throws the router's not-found when no content page has that identifier. */
export async function loadContent({ api, queryClient, view, tags }: RouterContext, identifier: string): Promise<LoadedContent> {
  const page = await queryClient.ensureQueryData(cmsPageQuery(api, view, identifier))
  if (!page) throw notFound()
  tagPage(tags, 'cmsPage')
  return { identifier, title: page.metaTitle, description: page.description, canonical: contentLink(identifier, view) }
}

export function ContentRoute({ loaded }: { loaded: LoadedContent }) {
  const { context } = useRouter().options
  const { data: page } = useSuspenseQuery(cmsPageQuery(context.api, context.view, loaded.identifier))
  return page && <ContentScreen page={page} />
}

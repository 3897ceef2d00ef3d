import type { Query } from '@meerkat/domain/urls/query-text'
import { addMessages } from '@meerkat/i18n/messages'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazyRouteComponent, notFound, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { cmsBlockQuery, cmsPageQuery, siblingsQuery } from '../features/cms/cms-query.ts'
import { contentLink } from '../features/cms/content-link.ts'
import { ContentScreen } from '../features/cms/content-screen.tsx'
import { tagPage } from '../shell/rendering/cache-tags.ts'
import { findHost, type RefusedPost } from '../shell/rendering/host-context.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'

/** The block shown next to every content page. */
const BESIDE = 'footer-promise'

/** Pages with the form that writes to the shop. Spec §2. */
const CONTACT_PAGES: ReadonlySet<string> = new Set(['contact', 'contactUs'])
/** The page of shops and pick-up points: from the settings, not from the CMS. */
const PLACES_PAGE = 'store-locator'
// Other pages do not load them.
const PlacesScreen = lazyRouteComponent(() => import('../features/places/places-screen.tsx'), 'PlacesScreen')
const ContactForm = lazyRouteComponent(() => import('../features/contact/contact-form.tsx'), 'ContactForm')

export interface LoadedContent {
  identifier: string
  title: string
  description: string | null
  canonical: string
  /** Only on pages with the contact form. */
  contact?: { readonly answer: string; readonly refused: RefusedPost | null }
  /** Only on the page of the store locator: the place that was typed. */
  near?: string
}

/** @throws the router's not-found when no content page has that identifier. */
export async function loadContent(context: RouterContext, identifier: string, search: Query = {}): Promise<LoadedContent> {
  const { queryClient, view, tags, i18n } = context
  if (identifier === PLACES_PAGE) return loadPlaces(context, String(search['near'] ?? ''))
  const hasForm = CONTACT_PAGES.has(identifier)
  const [page] = await Promise.all([
    queryClient.ensureQueryData(cmsPageQuery(context, identifier)),
    // The block next to the page is optional.
    queryClient.prefetchQuery(siblingsQuery(context, identifier)),
    queryClient.prefetchQuery(cmsBlockQuery(context, BESIDE)),
    ...(hasForm ? [ContactForm.preload?.(), addMessages(i18n, 'service')] : []),
  ])
  if (!page) throw notFound()
  tagPage(tags, 'cmsPage')
  const contact = hasForm && { answer: String(search['answer'] ?? ''), refused: refusedPost() }
  return {
    identifier,
    title: page.metaTitle,
    description: page.description,
    canonical: contentLink(identifier, view),
    ...(contact && { contact }),
  }
}

async function loadPlaces({ i18n, view, tags }: RouterContext, near: string): Promise<LoadedContent> {
  const [{ placesOf }] = await Promise.all([import('virtual:places'), PlacesScreen.preload?.(), addMessages(i18n, 'service')])
  if (placesOf(view.storeCode).places.length === 0) throw notFound()
  tagPage(tags, 'cmsPage')
  const canonical = contentLink(PLACES_PAGE, view)
  return { identifier: PLACES_PAGE, title: i18n.t('places.title'), description: i18n.t('places.about'), canonical, near }
}

const refusedPost = createIsomorphicFn()
  .server(() => findHost().refusedPost ?? null)
  .client(() => null)

export function ContentRoute({ loaded }: { loaded: LoadedContent }) {
  return loaded.near === undefined ? <CmsRoute loaded={loaded} /> : <PlacesScreen near={loaded.near} />
}

function CmsRoute({ loaded }: { loaded: LoadedContent }) {
  const { context } = useRouter().options
  const { view } = context
  const { identifier, contact } = loaded
  const { data: page } = useSuspenseQuery(cmsPageQuery(context, identifier))
  const { data: section } = useQuery(siblingsQuery(context, identifier))
  const { data: block } = useQuery(cmsBlockQuery(context, BESIDE))
  return (
    page && (
      <ContentScreen page={page} identifier={identifier} section={section} block={block}>
        {contact && <ContactForm {...contact} action={contentLink(identifier, view)} />}
      </ContentScreen>
    )
  )
}

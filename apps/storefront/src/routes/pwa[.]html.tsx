import { createFileRoute } from '@tanstack/react-router'
import { canonicalLinks } from '../shell/rendering/page-head.ts'
import { HomePage, loadHome } from './-home.tsx'

/** Alias of the home page, for old installations. Spec §2. */
export const Route = createFileRoute('/pwa.html')({
  loader: ({ context }) => loadHome(context),
  head: ({ match: { context } }) => ({ links: canonicalLinks(context.view.url || '/') }),
  component: HomePage,
})

import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from './-home.tsx'

/** Alias of the home page, for old installations. Spec §2. */
export const Route = createFileRoute('/pwa.html')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => ({ links: [{ rel: 'canonical', href: match.context.view.url || '/' }] }),
  component: HomePage,
})

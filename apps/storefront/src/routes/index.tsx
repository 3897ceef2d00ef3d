import { createFileRoute } from '@tanstack/react-router'
import { canonicalLinks } from '../shell/rendering/page-head.ts'
import { HomePage, loadHome } from './-home.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: ({ match: { context } }) => ({ links: canonicalLinks(context.view.url || '/') }),
  component: HomePage,
})

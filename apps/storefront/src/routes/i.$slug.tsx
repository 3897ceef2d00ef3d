import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/rendering/page-head.ts'
import { ContentRoute, loadContent } from './-content.tsx'

/** /i/{slug}: a content page by its identifier. Spec §2. */
export const Route = createFileRoute('/i/$slug')({
  loader: ({ context, params }) => loadContent(context, params.slug),
  head: ({ loaderData, match }) => (loaderData ? pageHead(loaderData, match.context.view) : {}),
  component: Content,
})

function Content() {
  return <ContentRoute loaded={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { cacheTags } from '../shell/rendering/cache-tags.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { ServerError } from './-server-error.tsx'

/** /error: the target of redirects from failed pages. Spec §2. */
export const Route = createFileRoute('/error')({
  staticData: { layout: 'minimal' },
  head: hiddenHead('error.server.title'),
  headers: () => cacheTags('error'),
  component: ServerError,
})

import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/newsletter/confirm-page.tsx'
import { loadOutcomeMessages } from '../features/newsletter/outcome-text.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'

/** /newsletter/confirm?token=: the target of the link in the confirmation mail (double opt-in). docs/wire.md §7. */
export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => loadOutcomeMessages(i18n),
  head: hiddenHead('newsletter.title'),
  component: ConfirmRoute,
})

function ConfirmRoute() {
  const { token } = Route.useSearch()
  return <ConfirmPage token={givenText(token) ?? ''} />
}

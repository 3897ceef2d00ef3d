import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { EndRequestsPage, toEndAnswer } from '../features/review-requests/end-requests-page.tsx'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'

/** /review-requests: the target of the unsubscribe link in mails that ask for reviews. */
export const Route = createFileRoute('/review-requests')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => addMessages(i18n, 'later').then(() => null),
  head: hiddenHead('reviewRequests.title'),
  component: EndRequests,
})

function EndRequests() {
  const { answer, key } = Route.useSearch()
  return <EndRequestsPage answer={toEndAnswer(answer)} endKey={givenText(key)} />
}

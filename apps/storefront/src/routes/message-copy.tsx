import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { CopyPage, toCopyAnswer } from '../features/contact/copy-page.tsx'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'

/** /message-copy?token=: the target of the link in the mail that asks whether a copy of a message is wanted. docs/wire.md §8. */
export const Route = createFileRoute('/message-copy')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => addMessages(i18n, 'service').then(() => null),
  head: hiddenHead('messageCopy.title'),
  component: MessageCopy,
})

function MessageCopy() {
  const { answer, token } = Route.useSearch()
  return <CopyPage answer={toCopyAnswer(answer)} token={givenText(token)} />
}

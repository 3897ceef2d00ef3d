import { createFileRoute } from '@tanstack/react-router'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadAccountMessages } from './-account.ts'
import { NewPassword } from './-new-password.tsx'

/** /reset-password: the target of the link in the mail. docs/behaviour/account.md §18.2. */
export const Route = createFileRoute('/reset-password')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => loadAccountMessages(i18n),
  head: hiddenHead('reset.title'),
  component: Page,
})

function Page() {
  const { email, token } = Route.useSearch()
  return <NewPassword email={email} token={token} />
}

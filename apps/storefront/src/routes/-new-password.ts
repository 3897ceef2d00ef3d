import { hiddenHead } from '../shell/rendering/page-head.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadAccountMessages } from './-account.ts'

/** The target of the link in the mail, at both of its addresses. docs/behaviour/account.md §18.2. */
export const newPasswordRoute = {
  validateSearch: toQuery,
  loader: ({ context: { i18n } }: { context: RouterContext }) => loadAccountMessages(i18n),
  head: hiddenHead('reset.title'),
}

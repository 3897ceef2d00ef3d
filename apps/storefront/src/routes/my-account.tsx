import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame, AccountSkeleton } from '../features/account/frame/account-frame.tsx'
import { cacheTags } from '../shell/rendering/cache-tags.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { loadAccountMessages, useCustomer } from './-account.ts'

/** /my-account: all data is loaded in the browser, so the server renders the frame only. Spec §2. */
export const Route = createFileRoute('/my-account')({
  loader: ({ context: { i18n } }) => loadAccountMessages(i18n),
  head: hiddenHead('frame.account'),
  headers: () => cacheTags('my-account'),
  component: Account,
})

function Account() {
  return useCustomer() ? (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  ) : (
    <AccountSkeleton />
  )
}

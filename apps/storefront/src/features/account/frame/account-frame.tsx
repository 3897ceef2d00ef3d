import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountNav } from './account-nav.tsx'

/** Account navigation on the left, the current page beside it. A page whose code is still loading does not hide title and navigation. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <div className="wrap account">
      <h1>{t('account.title')}</h1>
      <div className="account-columns">
        <AccountNav />
        <div>
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>{children}</Suspense>
        </div>
      </div>
    </div>
  )
}

/** Shown until the customer is known, and in all HTML from the server. */
export function AccountSkeleton() {
  const t = useMessages()
  return (
    <div className="wrap account">
      <h1>{t('account.title')}</h1>
      <div className="account-columns" aria-hidden>
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}

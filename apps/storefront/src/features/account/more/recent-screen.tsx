import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export interface RecentScreenProps {
  /** Undefined while loading. */
  count: number | undefined
  /** The products as tiles. */
  children: ReactNode
}

/** Products viewed on this device. docs/behaviour/small-stores.md §20.3. */
export function RecentScreen({ count, children }: RecentScreenProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="account-page-title">
        {t('account.recent')}
      </h2>
      {count === undefined && <Skeleton className="h-64 w-full" />}
      {count === 0 && (
        <EmptyState
          pose="left"
          headingLevel={3}
          title={t('recent.none')}
          text={t('recent.noneText')}
          actions={<ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>}
        />
      )}
      {children}
    </section>
  )
}

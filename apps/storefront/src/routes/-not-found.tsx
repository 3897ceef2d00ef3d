import { useEffect } from 'react'
import { useMessages } from '../shell/messages/messages.tsx'
import { useHref } from '../shell/store-view/href.ts'
import { findStoreView } from '../shell/store-view/stores.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { describeMissing } from './-describe-missing.ts'
import { PicksRail } from './-picks-rail.tsx'

/** Three links to continue with, and products. docs/behaviour/search.md §10.4. */
export function NotFound() {
  const t = useMessages()
  const href = useHref()
  useEffect(() => {
    const missing = describeMissing(findStoreView(location.pathname).path)
    if (missing !== null) console.info(missing)
  }, [])
  return (
    <div className="wrap">
      <EmptyState
        title={t('error.notFound.title')}
        text={t('error.notFound.text')}
        pose="left"
        headingLevel={1}
        actions={
          <>
            <ButtonLink href={href('/')}>{t('error.toHome')}</ButtonLink>
            <ButtonLink href={href('/search')} variant="secondary">
              {t('error.toSearch')}
            </ButtonLink>
            <ButtonLink href={href('/customer-service')} variant="secondary">
              {t('error.toHelp')}
            </ButtonLink>
          </>
        }
      />
      <PicksRail />
    </div>
  )
}

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { useHref } from '../shell/store-view/href.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

/** The page for unexpected errors. Spec §8. */
export function ServerError() {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const home = href('/')

  // Spec §2: when offline, a page that is not stored redirects to the home page with a message.
  useEffect(() => {
    if (navigator.onLine || location.pathname === home) return
    notices.show({ type: 'error', message: t('error.offline') })
    void router.navigate({ href: home })
  }, [router, home, t])

  return (
    <div className="wrap">
      <div className="empty-state">
        <Mark />
        <h1>{t('error.server.title')}</h1>
        <p>{t('error.server.text')}</p>
        <div className="empty-state-actions">
          <Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>
          <ButtonLink href={href('/')} variant="secondary">
            {t('error.toHome')}
          </ButtonLink>
          <ButtonLink href={href('/customer-service')} variant="secondary">
            {t('error.toHelp')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

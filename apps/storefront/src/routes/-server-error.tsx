import { useRouter } from '@tanstack/react-router'
import { useHref } from '../shell/href.ts'
import { useWords } from '../shell/words.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

/** Something broke, and it was us. Spec §8. */
export function ServerError() {
  const t = useWords()
  const href = useHref()
  const router = useRouter()
  return (
    <div className="wrap">
      <div className="empty-state">
        <Mark again />
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

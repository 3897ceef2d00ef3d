import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { Brand } from '../shell/frame/brand.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { useHref } from '../shell/store-view/href.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/**
 * Kept by the service worker for forms and files that need the network. Its markup is shown at their URL without the bundle, so it
 * consists of text and links. docs/behaviour/offline.md.
 */
export const Route = createFileRoute('/offline')({
  loader: ({ context: { i18n } }) => addMessages(i18n, 'later'),
  staticData: { layout: 'empty' },
  component: OfflineScreen,
})

function OfflineScreen() {
  const t = useMessages()
  const href = useHref()
  return (
    <main id="content">
      <div className="header-bar on-frame">
        <div className="wrap">
          <Brand />
        </div>
      </div>
      <EmptyState
        title={t('away.title')}
        text={t('away.text')}
        pose="asleep"
        headingLevel={1}
        actions={
          <>
            {/* '' is the address of the page that was requested. */}
            <ButtonLink href="">{t('error.retry')}</ButtonLink>
            <ButtonLink href={href('/')} variant="secondary">
              {t('error.toHome')}
            </ButtonLink>
            <ButtonLink href={href('/cart')} variant="secondary">
              {t('away.toCart')}
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}

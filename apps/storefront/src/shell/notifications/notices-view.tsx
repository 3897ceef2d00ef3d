import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useFrontDialog } from '../../ui/open-dialogs.ts'
import { useMessages } from '../messages/messages.tsx'
import { lazyPart } from '../page-load/lazy-part.ts'
import { notices } from './notices.ts'
import { shownNotice } from './notifications.ts'

const Toasts = lazyPart(async () => (await import('../../ui/toasts.tsx')).Toasts)

/**
 * The notices of this tab: bottom left on desktop, at the top on phones. The live region is always in the page, so that new notices are
 * announced; the code that renders them is loaded with the first one. While a modal dialog is open, they are in it.
 */
export function NoticesView() {
  const t = useMessages()
  const state = useStore(notices.store)
  const { items, progress } = state
  const isEmpty = items.length === 0 && progress === null
  const dialog = useFrontDialog()
  const region = (
    <section aria-label={t('notices.label')} aria-live="polite" className="toasts">
      {!isEmpty && (
        <Suspense>
          <Toasts
            closeLabel={t('dialog.close')}
            items={items}
            shownId={shownNotice(state)?.id ?? null}
            progress={progress}
            onPress={notices.press}
            onRemove={notices.remove}
            onPause={notices.pause}
            onResume={notices.resume}
          />
        </Suspense>
      )}
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

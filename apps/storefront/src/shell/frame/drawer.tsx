import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../ui/dialog.tsx'
import { useMessages } from '../messages/messages.tsx'
import { closePanel, panels } from '../navigation/panels.ts'
import { lazyPart } from '../page-load/lazy-part.ts'
import { Places } from './announcement.tsx'
import { LanguageMenu } from './language-menu.tsx'

const DrawerLevel = lazyPart(async () => (await import('./drawer-level.tsx')).DrawerLevel)

/** The category tree on phones, one level at a time. */
export function Drawer({ account }: { account: ReactNode }) {
  const t = useMessages()
  const open = useStore(panels, ({ sidebar }) => sidebar)
  return (
    <Dialog
      open={open}
      onClose={() => closePanel('sidebar')}
      title={t('frame.shop')}
      closeLabel={t('dialog.close')}
      from="left"
      footer={
        <>
          {account}
          <Places menu="drawer-languages" />
          <LanguageMenu id="drawer-languages" />
        </>
      }
    >
      <Suspense>
        <DrawerLevel />
      </Suspense>
    </Dialog>
  )
}

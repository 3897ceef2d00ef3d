import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { closePanel, panels } from '../../shell/panels.ts'
import { useWords } from '../../shell/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const MiniCartContent = lazy(async () => ({ default: (await import('./mini-cart-content.tsx')).MiniCartContent }))

/** The cart at the side of any page. */
export function MiniCart() {
  const t = useWords()
  const open = useStore(panels, (state) => state.microcart)
  const close = () => closePanel('microcart')

  return (
    <Dialog open={open} onClose={close} from="right" title={t('cart.title')} closeLabel={t('dialog.close')} className="mini-cart">
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <MiniCartContent onFollow={close} />
      </Suspense>
    </Dialog>
  )
}

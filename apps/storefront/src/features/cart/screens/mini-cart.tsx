import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { closePanel, panels } from '../../../shell/navigation/panels.ts'
import { lazyPart } from '../../../shell/page-load/lazy-part.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openedCart } from '../cart-context.ts'

/** Loads the drawer's content together with the cart, so that a cart that is not loaded yet is never shown as empty. */
export async function fetchMiniCart() {
  const [{ MiniCartContent }] = await Promise.all([import('./mini-cart-content.tsx'), openedCart()])
  return MiniCartContent
}

const MiniCartContent = lazyPart(fetchMiniCart)

/** The cart drawer of every page. */
export function MiniCart() {
  const t = useMessages()
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

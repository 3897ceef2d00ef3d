import type { CartTotals } from '@meerkat/contract/totals'
import { moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { usePrice } from '../../shell/store-view/format.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AmountsChanged } from './amounts-changed.tsx'

export interface DifferenceDialogProps {
  seen: CartTotals
  now: CartTotals
  onAccept: () => void
  /** Nothing is ordered; the cart is kept. */
  onDecline: () => void
}

/** The order that was just placed would cost something else: the shopper agrees, or goes back. Decision 0040. */
export function DifferenceDialog({ seen, now, onAccept, onDecline }: DifferenceDialogProps) {
  const t = useMessages()
  const price = usePrice()
  const { tax } = useStoreView()
  const isHere = useLaterMessages('offline')
  if (!isHere) return null
  return (
    <Dialog
      open
      onClose={onDecline}
      title={t('offline.changed')}
      closeLabel={t('dialog.close')}
      footer={<Button onClick={onAccept}>{t('offline.accept', { amount: price(moneyOfTotals(now, tax).total) })}</Button>}
    >
      <p>{t('offline.state.differs')}</p>
      <AmountsChanged seen={seen} now={now} />
    </Dialog>
  )
}

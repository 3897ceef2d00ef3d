import { useMessages } from '../../shell/messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export interface OrderedBeforeDialogProps {
  open: boolean
  onClose: () => void
  /** The shopper does not order again: shows the earlier order when this device has placed it. */
  onCancel: () => void
  /** The shopper wants to order the whole cart again. */
  onOrderAgain: () => void
}

/** Asks whether to place a second order: the server already has one from this cart, with other products or another address. */
export function OrderedBeforeDialog({ open, onClose, onCancel, onOrderAgain }: OrderedBeforeDialogProps) {
  const t = useMessages()

  function closeAnd(act: () => void) {
    onClose()
    act()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('checkout.orderedBefore')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => closeAnd(onCancel)}>
            {t('dialog.cancel')}
          </Button>
          <Button onClick={() => closeAnd(onOrderAgain)}>{t('checkout.orderAgain')}</Button>
        </>
      }
    >
      <p>{t('checkout.orderedBeforeText')}</p>
    </Dialog>
  )
}

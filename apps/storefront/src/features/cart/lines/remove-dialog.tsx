import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export interface RemoveDialogProps {
  open: boolean
  /** Empties the cart instead of removing one line. */
  all?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The confirmation before something is removed from the cart. docs/behaviour/cart.md §1.9. */
export function RemoveDialog({ open, all = false, onConfirm, onClose }: RemoveDialogProps) {
  const t = useMessages()

  function handleConfirm() {
    onClose()
    onConfirm()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(all ? 'cart.askRemoveAll' : 'cart.askRemove')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button onClick={handleConfirm}>{t('cart.confirmRemove')}</Button>
        </>
      }
    >
      <p>{t('cart.askRemoveText')}</p>
    </Dialog>
  )
}

import { useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { openedLists } from './lists-context.ts'

/** Empties the wishlist, after a confirmation. */
export function ClearWishlist({ wide = false }: { wide?: boolean }) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)

  function handleConfirm() {
    setAsking(false)
    void openedLists().then((known) => known.clear('wishlist'))
  }

  return (
    <>
      <Button variant="quiet" wide={wide} onClick={() => setAsking(true)}>
        {t('wishlist.clear')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('wishlist.askClear')}
        closeLabel={t('dialog.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('dialog.cancel')}
            </Button>
            <Button onClick={handleConfirm}>{t('wishlist.clear')}</Button>
          </>
        }
      >
        <p>{t('wishlist.askClearText')}</p>
      </Dialog>
    </>
  )
}

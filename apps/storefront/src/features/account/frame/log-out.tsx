import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { listUnsent } from '../../../offline/logout/list-unsent.ts'
import { openOffline } from '../../../offline/open-offline.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { openSession } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Logs out; asks for a confirmation first when changes would be lost that wait for the connection. docs/behaviour/session.md §15.4. */
export function LogOut() {
  const t = useMessages()
  const { api, view } = useRouter().options.context
  const [isAsking, setAsking] = useState(false)

  async function handleConfirm() {
    setAsking(false)
    const session = await openSession()
    await session.logOut()
  }

  async function handleClick() {
    const { connectivity, waitingTasks } = openOffline({ api, storeCode: view.storeCode })
    // With a connection, the waiting calls are on their way.
    const isUnreachable = connectivity.read() !== 'online'
    if (isUnreachable && listUnsent(await waitingTasks.list()).length > 0) setAsking(true)
    else await handleConfirm()
  }

  return (
    <>
      <button type="button" onClick={() => void handleClick()}>
        {t('account.logOut')}
      </button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.askLogOut')}
        closeLabel={t('dialog.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('account.stayLoggedIn')}
            </Button>
            <Button onClick={() => void handleConfirm()}>{t('account.logOut')}</Button>
          </>
        }
      >
        <p>{t('account.askLogOutText')}</p>
      </Dialog>
    </>
  )
}

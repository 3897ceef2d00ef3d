import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { withTimeout } from '../../shell/api/time-limit.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { loadOrNotify } from '../../shell/page-load/load-or-notify.ts'
import { type AuthElem, closeAuth, openSession, sessionStore } from '../../shell/session/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { forgetRedirect } from './redirect.ts'

const LOAD_LIMIT_MS = 10_000

interface FormsProps {
  authElem: AuthElem
}

/** One dialog for login, registration and password reset; its JavaScript is loaded when it opens. Spec §2 Other screens. */
export function AuthDialog() {
  const t = useMessages()
  const authElem = useStore(sessionStore, (state) => state.authElem)
  const [Forms, setForms] = useState<ComponentType<FormsProps> | null>(null)
  const isOpen = authElem !== null

  useEffect(() => {
    if (!isOpen || Forms) return
    const loading = Promise.all([import('./auth-forms.tsx'), openSession()])
    void loading.then(([module]) => setForms(() => module.AuthForms)).catch(() => undefined)
    // A dialog that cannot be loaded closes, or the next click would not open it. A frozen server does not even refuse the file.
    void loadOrNotify(withTimeout(loading, { timeoutMs: LOAD_LIMIT_MS })).then((isLoaded) => isLoaded || closeAuth())
  }, [isOpen, Forms])

  function handleClose() {
    forgetRedirect()
    closeAuth()
  }

  if (!Forms || authElem === null) return null
  return (
    <Dialog
      open
      onClose={handleClose}
      title={t(TITLES[authElem])}
      closeLabel={t('dialog.close')}
      className="auth-dialog"
      {...(authElem === 'login-needed' && { describedBy: authElem })}
    >
      <Forms authElem={authElem} />
    </Dialog>
  )
}

const TITLES: Readonly<Record<AuthElem, string>> = {
  login: 'account.logIn',
  'login-needed': 'account.logIn',
  register: 'account.register',
  'forgot-pass': 'account.forgotTitle',
}

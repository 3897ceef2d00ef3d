import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useMessages } from '../../shell/messages/messages.tsx'
import type { AuthElem } from '../../shell/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export interface AuthFormsProps {
  authElem: AuthElem
}

/** The content of the dialog; loaded when it is opened for the first time. */
export function AuthForms({ authElem }: AuthFormsProps) {
  const t = useMessages()
  if (authElem === 'register') return <RegisterForm />
  if (authElem === 'forgot-pass') return <ForgotForm />
  return (
    <>
      {authElem === 'login-needed' && (
        <p id={authElem} className="auth-reason">
          <Icon of={LockKeyhole} />
          {t('account.needed')}
        </p>
      )}
      <LoginForm />
    </>
  )
}

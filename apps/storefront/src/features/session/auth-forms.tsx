import type { AuthElem } from '../../shell/session/session.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export interface AuthFormsProps {
  authElem: AuthElem
}

/** The content of the dialog; loaded when it is opened for the first time. */
export function AuthForms({ authElem }: AuthFormsProps) {
  if (authElem === 'register') return <RegisterForm />
  if (authElem === 'forgot-pass') return <ForgotForm />
  return <LoginForm />
}

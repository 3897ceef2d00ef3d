export interface UsernameHintProps {
  email: string
}

/** Tells password managers whose password a form is about; nobody sees it. */
export function UsernameHint({ email }: UsernameHintProps) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

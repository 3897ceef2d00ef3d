export interface UsernameHintProps {
  email: string
}

/** A hidden field that tells password managers which account a password belongs to. */
export function UsernameHint({ email }: UsernameHintProps) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** What was typed in one form of the dialog is in the next one: who forgot the password has typed the address already. */
let typed = ''

export function typedEmail(): string {
  return typed
}

export function keepTypedEmail(email: string): void {
  typed = email
}

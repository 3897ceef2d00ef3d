/** Carries the e-mail address from one form of the dialog to the next: shoppers who forgot their password have typed it already. */
let typed = ''

export function typedEmail(): string {
  return typed
}

export function keepTypedEmail(email: string): void {
  typed = email
}

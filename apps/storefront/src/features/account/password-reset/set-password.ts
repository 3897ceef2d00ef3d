import type { Outcome } from '../../../shell/api/api-client.ts'
import type { RefusalText } from '../../../shell/session/session.ts'

export interface SetPassword {
  readonly password: string
  /** The password of a former attempt that got no answer; belongs to the form that is open. */
  readonly unsure: { current: string | null }
  readonly send: () => Promise<Outcome<unknown>>
  readonly logIn: () => Promise<RefusalText>
  /** Called when the password is known to be set. */
  readonly onSet: () => void
}

/** `set`: with the reason why the login with it was refused. `unsure`: there was no answer, so it may be set or not. */
export type PasswordOutcome =
  | { readonly kind: 'set'; readonly refusal: RefusalText }
  | { readonly kind: 'unsure' }
  | { readonly kind: 'failed'; readonly outcome: Exclude<Outcome<unknown>, { kind: 'done' }> }

/**
 * Sets a password and logs in with it. After an attempt without an answer the server may have set it, ended the session and used up the
 * link: a login shows that. docs/behaviour/account.md §16.3.
 */
export async function setPassword({ password, unsure, send, logIn, onSet }: SetPassword): Promise<PasswordOutcome> {
  if (unsure.current === password && (await logIn()) === null) {
    onSet()
    return { kind: 'set', refusal: null }
  }
  const outcome = await send()
  unsure.current = outcome.kind === 'no-answer' ? password : null
  if (outcome.kind === 'no-answer') return { kind: 'unsure' }
  if (outcome.kind !== 'done') return { kind: 'failed', outcome }
  onSet()
  return { kind: 'set', refusal: await logIn() }
}

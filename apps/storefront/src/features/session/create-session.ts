import { createGuestAccount } from '@meerkat/contract/guest-order'
import { listOrders } from '@meerkat/contract/order-history'
import { createCustomer, logIn, logOut, readProfile, refreshToken } from '@meerkat/contract/user'
import type { Translate } from '@meerkat/i18n/messages'
import type { StoreApi } from 'zustand'
import type { UserCollection } from '../../offline/collections/user-collection.ts'
import { createAuthenticatedSender } from '../../offline/sending/authenticated-sender.ts'
import type { Api, Outcome } from '../../shell/api/api-client.ts'
import type { SendWithToken } from '../../shell/api/send-as-customer.ts'
import { REGISTRATION, toRefused } from '../../shell/forms/to-refused.ts'
import { withChange } from '../../shell/forms/with-change.ts'
import { noAnswerText, refusalText } from '../../shell/messages/refusal-text.ts'
import type {
  Credentials,
  GuestRegistration,
  RefusalText,
  RefusedRegistration,
  Registration,
  Session,
  SessionState,
} from '../../shell/session/session.ts'

export interface SessionDeps {
  readonly api: Api
  readonly user: UserCollection
  readonly state: Pick<StoreApi<SessionState>, 'getState' | 'setState' | 'subscribe'>
  readonly t: Translate
  readonly maxRefreshAttempts: number
  readonly wait: (ms: number) => Promise<void>
  /** Only one tab renews a token at a time. */
  readonly exclusive: <T>(work: () => Promise<T>) => Promise<T>
  /** After a login: joins the carts. */
  readonly handleLogin: () => Promise<void>
  /** After a logout: deletes personal data. */
  readonly handleLogout: () => Promise<void>
  readonly clearTasks: () => Promise<void>
  /** The session expired: remembers the page, to open it after the next login. */
  readonly rememberPage: () => void
  readonly notify: (kind: 'logged-in' | 'logged-out' | 'refresh-error') => void
}

export interface StartedSession extends Session {
  readonly send: SendWithToken
  /** Reads the session from storage, where another tab may have written. docs/behaviour/session.md §15.1, §15.2. */
  readonly start: () => Promise<void>
}

/** The session, with this browser's storage and the server. docs/behaviour/session.md §15. */
export function createSession(deps: SessionDeps): StartedSession {
  const { api, user, state, t } = deps
  const { send, notify: notifyLock } = createAuthenticatedSender({
    readToken: () => state.getState().token,
    autoRefresh: true,
    maxAttempts: deps.maxRefreshAttempts,
    refresh: (refused) => deps.exclusive(() => renewToken(refused)),
    wait: deps.wait,
    async perform(effect) {
      // Not awaited: emptying the cart needs a lock that the refused call may hold.
      if (effect === 'logout-silently') leaveSilently()
      if (effect === 'clear-untransmitted') await deps.clearTasks()
      if (effect === 'open-login') state.setState({ authElem: 'login' })
      if (effect === 'notice-refresh-error') deps.notify('refresh-error')
    },
  })

  state.subscribe((now, before) => {
    if (before.authElem !== null && now.authElem === null && now.token === null) notifyLock({ kind: 'dismissed' })
  })

  async function renewToken(refused: string): Promise<string | null> {
    const stored = await user.readToken()
    // Another tab has renewed the token already.
    if (stored !== null && stored !== refused) {
      state.setState({ token: stored })
      return stored
    }
    const outcome = await api.ask(refreshToken, { body: { refreshToken: await user.readRefreshToken() } })
    if (outcome.kind !== 'done' || outcome.result === '') return null
    await keepTokens(outcome.result, outcome.meta)
    return outcome.result
  }

  async function keepTokens(token: string, meta: Record<string, unknown> | undefined): Promise<void> {
    const renewed = meta?.['refreshToken']
    if (typeof renewed === 'string') await user.writeRefreshToken(renewed)
    await user.writeToken(token)
    state.setState({ token })
  }

  async function refreshProfile(): Promise<void> {
    if (state.getState().token === null) return
    const outcome = await api.ask(readProfile, {})
    if (outcome.kind !== 'done' || state.getState().token === null) return
    state.setState({ user: outcome.result })
    await user.writeUser(outcome.result)
  }

  async function refreshOrders(): Promise<void> {
    if (state.getState().token === null) return
    const outcome = await api.ask(listOrders, { query: {} })
    if (outcome.kind === 'done' && state.getState().token !== null) await user.writeOrders(outcome.result.items)
  }

  /** The order of the steps is that of docs/behaviour/session.md §15.3. */
  async function enter({ email, password }: Credentials): Promise<RefusalText> {
    notifyLock({ kind: 'login' })
    const outcome = await api.ask(logIn, { body: { username: email, password } })
    if (outcome.kind !== 'done') return refusalText(outcome, t) ?? t('account.network')
    await keepTokens(outcome.result, outcome.meta)
    await refreshProfile()
    if (state.getState().user === null) {
      await leave()
      return noAnswerText(t)
    }
    // Not awaited: the stored orders are only needed later.
    void refreshOrders()
    await deps.handleLogin()
    deps.notify('logged-in')
    return null
  }

  /** E-mail addresses of registrations without an answer: their accounts may exist. */
  const unanswered = new Set<string>()

  async function enterNew(credentials: Credentials, created: Outcome<unknown>): Promise<RefusedRegistration> {
    if (created.kind === 'no-answer') unanswered.add(credentials.email)
    // The account that is in the way may be that of the first attempt: its password proves it.
    if (created.kind === 'refused' && unanswered.has(credentials.email) && (await enter(credentials)) === null) return null
    if (created.kind !== 'done') return toRefused(created, { t, ...REGISTRATION })
    const refusal = await enter(credentials)
    return refusal === null ? null : { text: refusal, faults: {}, field: null }
  }

  async function register({ firstName, lastName, addresses, ...credentials }: Registration): Promise<RefusedRegistration> {
    const customer = { email: credentials.email, firstname: firstName, lastname: lastName, ...(addresses && { addresses: [...addresses] }) }
    return enterNew(credentials, await api.ask(createCustomer, { body: { customer, password: credentials.password } }))
  }

  async function registerGuest({ token, email, password }: GuestRegistration): Promise<RefusedRegistration> {
    return enterNew({ email, password }, await api.ask(createGuestAccount, { body: { token, password } }))
  }

  async function leave(dialog: Partial<SessionState> = {}): Promise<void> {
    notifyLock({ kind: 'logout' })
    state.setState({ token: null, user: null, ...dialog })
    await deps.handleLogout()
  }

  /** Ends an expired session and opens the login dialog in the same state change. */
  function leaveSilently(): void {
    deps.rememberPage()
    void leave({ authElem: 'login' })
  }

  /** A slow disk may answer after the timeout, with another tab's login or logout. */
  async function start(): Promise<void> {
    const again = () => void start()
    const [token, known] = await Promise.all([user.readToken(again), user.readUser(again)])
    // Another tab logged in: the failed refresh of this one no longer matters.
    if (token !== null && state.getState().token === null) notifyLock({ kind: 'login' })
    state.setState({ token, user: token === null ? null : known, isKnown: true, ...(token !== null && { authElem: null }) })
    if (token !== null) void refreshProfile()
  }

  return {
    send,
    start,
    logIn: enter,
    register,
    registerGuest,
    async logOut() {
      const { token } = state.getState()
      // Log out locally first: this must also work offline, and pending calls that are refused from now on belong to no session.
      await leave()
      deps.notify('logged-out')
      if (token !== null) await api.ask(logOut, {}, { headers: { authorization: `Bearer ${token}` } })
    },
    forget: () => leave(),
    refreshProfile,
    refreshOrders,
    async assumeProfile(change) {
      const { user: known } = state.getState()
      if (known === null) return
      const assumed = withChange(known, change)
      state.setState({ user: assumed })
      await user.writeUser(assumed)
    },
  }
}

import { listOrders } from '@meerkat/contract/order-history'
import { createCustomer, logIn, logOut, readProfile, refreshToken } from '@meerkat/contract/user'
import type { Words } from '@meerkat/i18n/words'
import type { StoreApi } from 'zustand'
import type { UserCollection } from '../../offline/collections/user-collection.ts'
import { createTokenCarrier } from '../../offline/sending/token-carrier.ts'
import type { Api } from '../../shell/api/api-client.ts'
import type { Carry } from '../../shell/api/send-as-customer.ts'
import { refusalText, refusedField } from '../../shell/messages/refusal-text.ts'
import type { Credentials, Refusal, RefusedRegistration, Registration, Session, SessionState } from '../../shell/session/session.ts'

export interface SessionDeps {
  readonly api: Api
  readonly user: UserCollection
  readonly state: Pick<StoreApi<SessionState>, 'getState' | 'setState' | 'subscribe'>
  readonly t: Words
  readonly maxRefreshAttempts: number
  readonly wait: (ms: number) => Promise<void>
  /** Tabs take turns at renewing a token. */
  readonly exclusive: <T>(work: () => Promise<T>) => Promise<T>
  /** Somebody logged in: the carts become one. */
  readonly handleLogin: () => Promise<void>
  /** Somebody left: nothing of theirs stays. */
  readonly handleLogout: () => Promise<void>
  readonly clearTasks: () => Promise<void>
  /** The session ended by itself: whoever logs in again goes on where they were. */
  readonly rememberPage: () => void
  readonly notify: (kind: 'logged-in' | 'logged-out' | 'refresh-error') => void
}

export interface StartedSession extends Session {
  readonly carry: Carry
  /** Takes over what is stored, by this tab or another. Behaviour 15.1, 15.2. */
  readonly start: () => Promise<void>
}

/** Who is logged in, over this browser's storage and the server. Behaviour 15. */
export function createSession(deps: SessionDeps): StartedSession {
  const { api, user, state, t } = deps
  const { carry, tell } = createTokenCarrier({
    readToken: () => state.getState().token,
    autoRefresh: true,
    maxAttempts: deps.maxRefreshAttempts,
    refresh: (refused) => deps.exclusive(() => renewToken(refused)),
    wait: deps.wait,
    async perform(effect) {
      // Not waited for: the call whose token was refused may hold the turn that the cart needs to be emptied.
      if (effect === 'logout-silently') leaveSilently()
      if (effect === 'clear-untransmitted') await deps.clearTasks()
      if (effect === 'open-login') state.setState({ authElem: 'login' })
      if (effect === 'notice-refresh-error') deps.notify('refresh-error')
    },
  })

  state.subscribe((now, before) => {
    if (before.authElem !== null && now.authElem === null && now.token === null) tell({ kind: 'dismissed' })
  })

  async function renewToken(refused: string): Promise<string | null> {
    const stored = await user.readToken()
    // Another tab was faster.
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

  /** So that they can be looked at without a network. Behaviour 15.1, 15.3. */
  async function refreshOrders(): Promise<void> {
    const outcome = await api.ask(listOrders, { query: {} })
    if (outcome.kind === 'done' && state.getState().token !== null) await user.writeOrders(outcome.result.items)
  }

  /** In the order of behaviour 15.3. */
  async function enter({ email, password }: Credentials): Promise<Refusal> {
    tell({ kind: 'login' })
    const outcome = await api.ask(logIn, { body: { username: email, password } })
    if (outcome.kind !== 'done') return refusalText(outcome, t) ?? t('account.network')
    await keepTokens(outcome.result, outcome.meta)
    await refreshProfile()
    if (state.getState().user === null) {
      await leave()
      return t('account.network')
    }
    // Nobody waits for what is only for later.
    void refreshOrders()
    await deps.handleLogin()
    deps.notify('logged-in')
    return null
  }

  async function register({ firstName, lastName, addresses, ...credentials }: Registration): Promise<RefusedRegistration> {
    const customer = { email: credentials.email, firstname: firstName, lastname: lastName, ...(addresses && { addresses: [...addresses] }) }
    const outcome = await api.ask(createCustomer, { body: { customer, password: credentials.password } })
    if (outcome.kind !== 'done') return { text: refusalText(outcome, t) ?? t('account.network'), field: refusedField(outcome) }
    const refusal = await enter(credentials)
    return refusal === null ? null : { text: refusal, field: null }
  }

  async function leave(dialog: Partial<SessionState> = {}): Promise<void> {
    tell({ kind: 'logout' })
    state.setState({ token: null, user: null, ...dialog })
    await deps.handleLogout()
  }

  /** With the dialog at the same moment: it was not the shopper who wanted to leave. */
  function leaveSilently(): void {
    deps.rememberPage()
    void leave({ authElem: 'login' })
  }

  return {
    carry,
    async start() {
      const [token, known] = await Promise.all([user.readToken(), user.readUser()])
      // Another tab logged in: nothing is left of what failed here.
      if (token !== null && state.getState().token === null) tell({ kind: 'login' })
      state.setState({ token, user: token === null ? null : known, isKnown: true, ...(token !== null && { authElem: null }) })
      if (token !== null) void refreshProfile()
    },
    logIn: enter,
    register,
    async logOut() {
      const { token } = state.getState()
      // First here: a call under way that the server refuses from now on is nobody's, and without a network this is all there is.
      await leave()
      deps.notify('logged-out')
      if (token !== null) await api.ask(logOut, {}, { headers: { authorization: `Bearer ${token}` } })
    },
    forget: () => leave(),
    refreshProfile,
  }
}

import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { planTask } from '@meerkat/domain/sync/plan-task'
import { settleAnswer } from '@meerkat/domain/sync/settle-answer'
import { FREE_LOCK, nextTokenLock, type TokenEffect, type TokenEvent, type TokenLock } from '@meerkat/domain/sync/token-lock'
import type { SendWithToken } from '../../shell/api/send-as-customer.ts'

/** Spec §8 Account and session. */
const ABORTED = 'Error refreshing user token. User is not authorized to access the resource'
const CART_ID_MISSING = 'Error executing sync task: the required cartId argument is null'

export interface AuthenticatedSenderOptions {
  /** The customer's token; null for a guest. */
  readonly readToken: () => string | null
  readonly autoRefresh: boolean
  readonly maxAttempts: number
  /** Gets and stores a new token for the refused one; null when that fails. */
  readonly refresh: (refused: string) => Promise<string | null>
  readonly wait: (ms: number) => Promise<void>
  /** Carries out every effect but the refresh. */
  readonly perform: (effect: Exclude<TokenEffect, 'refresh' | 'store-token'>) => Promise<void>
}

export interface AuthenticatedSender {
  readonly send: SendWithToken
  readonly notify: (event: Extract<TokenEvent, { kind: 'login' | 'logout' | 'dismissed' }>) => void
}

/** Adds the token to calls and renews it once when it has expired, while other calls wait. docs/behaviour/tasks.md §6.1-6.3. */
export function createAuthenticatedSender({
  readToken,
  autoRefresh,
  maxAttempts,
  refresh,
  wait,
  perform,
}: AuthenticatedSenderOptions): AuthenticatedSender {
  let lock: TokenLock = FREE_LOCK

  function enter(event: TokenEvent): readonly TokenEffect[] {
    const { state, effects } = nextTokenLock(lock, event)
    lock = state
    return effects
  }

  async function follow(event: TokenEvent, refused: string): Promise<void> {
    for (const effect of enter(event)) {
      if (effect === 'store-token') continue
      if (effect !== 'refresh') await perform(effect)
      else await renew(refused)
    }
  }

  async function renew(refused: string): Promise<void> {
    const token = await refresh(refused).catch(() => null)
    // A logout or login in the meantime makes the refresh unnecessary.
    if (lock.lock !== 1) return
    await follow(token === null ? { kind: 'refresh-failed' } : { kind: 'refreshed', token }, refused)
  }

  async function sendWithToken(call: Call, send: Send): Promise<Answer> {
    const madeWith = readToken()
    const needsCartId = call.endpoint.auth === 'cart'
    for (;;) {
      const plan = planTask({ lock, token: madeWith, needsCartId, cartId: call.query?.['cartId'] ?? null })
      if (plan.kind === 'wait') {
        await wait(plan.ms)
        continue
      }
      // A customer's call is not sent as a guest's after a logout, unless guests may read the same.
      if (plan.kind === 'abort' || (madeWith !== null && readToken() === null)) return isForAll(call) ? send(call) : aborted()
      if (plan.kind === 'cart-id-missing') throw new Error(CART_ID_MISSING)
      if (plan.token === null) return send(call)
      const answer = await send(withBearer(call, plan.token))
      if (!isUnauthorised(answer)) {
        enter({ kind: 'accepted' })
        return answer
      }
      // The customer logged out while the call was under way: no session has expired.
      if (readToken() === null) return isForAll(call) ? send(call) : aborted()
      // Another call has renewed the token meanwhile: send it again with the new one.
      if (lock.lock === 0 && lock.token !== null && lock.token !== plan.token) continue
      await follow({ kind: 'unauthorised', autoRefresh, maxAttempts }, plan.token)
      if (!autoRefresh) return answer
    }
  }

  return { send: sendWithToken, notify: (event) => void enter(event) }
}

/** Reading the catalogue: a token may change prices, but the call works without one. docs/behaviour/tasks.md §6.1. */
function isForAll({ endpoint: { auth, method, enveloped } }: Call): boolean {
  return auth === 'optional' && (method === 'GET' || enveloped === false)
}

function isUnauthorised({ body }: Answer): boolean {
  const task = { isSilent: true, hasUserToken: true }
  return settleAnswer({ isJson: body !== undefined, body }, task).kind === 'unauthorised'
}

function withBearer(call: Call, token: string): Call {
  return { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }
}

function aborted(): Answer {
  return { status: 401, body: { code: 401, result: ABORTED } }
}

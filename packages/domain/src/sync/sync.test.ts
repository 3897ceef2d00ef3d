import { OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextTryMs } from './next-try.ts'
import { orderState } from './order-state.ts'
import { planReconnect } from './plan-reconnect.ts'
import { planTask } from './plan-task.ts'
import { settleAnswer } from './settle-answer.ts'
import { type OrderAnswer, type OrderSettlement, settleOrder } from './settle-order.ts'
import { FREE_LOCK, nextTokenLock, type TokenEvent, type TokenLock } from './token-lock.ts'

const refreshing: TokenLock = { lock: 1, attempts: 1, token: null }
const failed: TokenLock = { lock: -1, attempts: 1, token: null }

describe('planTask (table of docs/behaviour/tasks.md §6.1)', () => {
  const ready = { lock: FREE_LOCK, token: 'old', needsCartId: false, cartId: null }
  it.each([
    { why: 'a refresh is running, customer call', situation: { ...ready, lock: refreshing }, plan: { kind: 'wait', ms: 1000 } },
    {
      why: 'a refresh is running, guest call',
      situation: { ...ready, lock: refreshing, token: null },
      plan: { kind: 'send', token: null },
    },
    { why: 'the refresh failed', situation: { ...ready, lock: failed }, plan: { kind: 'abort' } },
    { why: 'the login call ignores the lock', situation: { ...ready, lock: failed, isLogin: true }, plan: { kind: 'send', token: null } },
    { why: 'the renewed token wins', situation: { ...ready, lock: { ...FREE_LOCK, token: 'new' } }, plan: { kind: 'send', token: 'new' } },
    {
      why: 'a guest gets no token',
      situation: { ...ready, token: null, lock: { ...FREE_LOCK, token: 'new' } },
      plan: { kind: 'send', token: null },
    },
    { why: 'no cart id', situation: { ...ready, needsCartId: true }, plan: { kind: 'cart-id-missing' } },
    { why: 'nothing missing', situation: { ...ready, needsCartId: true, cartId: 'c' }, plan: { kind: 'send', token: 'old' } },
  ])('$why', ({ situation, plan }) => {
    expect(planTask(situation)).toEqual(plan)
  })
})

describe('settleAnswer (table of docs/behaviour/tasks.md §6.2)', () => {
  const loud = { isSilent: false, hasUserToken: false }
  const json = (body: unknown) => ({ isJson: true, body })
  it.each([
    { why: 'no answer', answer: null, task: loud, outcome: { kind: 'rejected', reason: 'network' } },
    { why: 'not JSON', answer: { isJson: false, body: '<html>' }, task: loud, outcome: { kind: 'rejected', reason: 'bad-content-type' } },
    ...[undefined, null, [], 'text', {}, { code: '200', result: 1 }, { code: 200 }].map((body) => ({
      why: `body ${JSON.stringify(body)}`,
      answer: json(body),
      task: loud,
      outcome: { kind: 'rejected', reason: 'wrong-format' },
    })),
    {
      why: '200',
      answer: json({ code: 200, result: 'x' }),
      task: loud,
      outcome: { kind: 'settled', code: 200, result: 'x', notice: null },
    },
    { why: '200 with nothing', answer: json({ code: 200, result: null }), task: loud, outcome: { kind: 'settled', result: null } },
    {
      why: '401 of a customer',
      answer: json({ code: 401, result: 'x' }),
      task: { ...loud, hasUserToken: true },
      outcome: { kind: 'unauthorised' },
    },
    { why: '401 of a guest', answer: json({ code: 401, result: 'x' }), task: loud, outcome: { kind: 'settled', code: 401, notice: 'x' } },
    { why: 'text', answer: json({ code: 500, result: 'Sold out' }), task: loud, outcome: { notice: 'Sold out' } },
    { why: 'silent', answer: json({ code: 500, result: 'Sold out' }), task: { ...loud, isSilent: true }, outcome: { notice: null } },
    {
      why: 'inner result',
      answer: json({ code: 400, result: { result: 'inner', message: 'm' } }),
      task: loud,
      outcome: { notice: 'inner' },
    },
    { why: 'message', answer: json({ code: 400, result: { result: 7, message: 'm' } }), task: loud, outcome: { notice: 'm' } },
    { why: 'neither', answer: json({ code: 400, result: { a: 1 } }), task: loud, outcome: { notice: null } },
    { why: 'a list', answer: json({ code: 400, result: [{ message: 'm' }] }), task: loud, outcome: { notice: null } },
    { why: 'ENOTFOUND', answer: json({ code: 500, result: { code: 'ENOTFOUND', message: 'm' } }), task: loud, outcome: { notice: null } },
  ])('$why', ({ answer, task, outcome }) => {
    expect(settleAnswer(answer, task)).toMatchObject(outcome)
  })
})

describe('nextTokenLock (table of docs/behaviour/tasks.md §6.3)', () => {
  const unauthorised = { kind: 'unauthorised', autoRefresh: true, maxAttempts: 1 } as const
  const givenUp = ['logout-silently', 'clear-untransmitted', 'open-login']
  it.each<{ why: string; state: TokenLock; event: TokenEvent; next: Partial<TokenLock>; effects: string[] }>([
    {
      why: 'automatic refresh off',
      state: FREE_LOCK,
      event: { ...unauthorised, autoRefresh: false },
      next: FREE_LOCK,
      effects: ['logout-silently', 'open-login'],
    },
    { why: 'free', state: FREE_LOCK, event: unauthorised, next: { lock: 1, attempts: 1 }, effects: ['refresh'] },
    {
      why: 'free, attempts used up',
      state: { ...FREE_LOCK, attempts: 1 },
      event: unauthorised,
      next: { lock: -1, attempts: 0 },
      effects: [...givenUp, 'notice-refresh-error'],
    },
    { why: 'already refreshing', state: refreshing, event: unauthorised, next: refreshing, effects: [] },
    { why: 'already failed', state: failed, event: unauthorised, next: failed, effects: [] },
    {
      why: 'a new token',
      state: refreshing,
      event: { kind: 'refreshed', token: 'new' },
      next: { lock: 0, token: 'new' },
      effects: ['store-token'],
    },
    { why: 'no new token', state: refreshing, event: { kind: 'refresh-failed' }, next: { lock: -1 }, effects: givenUp },
    {
      why: 'the new token works',
      state: { lock: 0, attempts: 1, token: 'new' },
      event: { kind: 'accepted' },
      next: { attempts: 0, token: 'new' },
      effects: [],
    },
    { why: 'closing the dialog continues as a guest', state: failed, event: { kind: 'dismissed' }, next: FREE_LOCK, effects: [] },
    { why: 'login frees the lock', state: failed, event: { kind: 'login' }, next: FREE_LOCK, effects: [] },
    {
      why: 'logout deletes the token',
      state: { ...FREE_LOCK, token: 'new' },
      event: { kind: 'logout' },
      next: { token: null },
      effects: [],
    },
  ])('$why', ({ state, event, next, effects }) => {
    const transition = nextTokenLock(state, event)
    expect(transition.state).toMatchObject(next)
    expect(transition.effects).toEqual(effects)
  })

  it('limits the number of refreshes between two accepted calls', () => {
    const step = fc.constantFrom<TokenEvent>({ ...unauthorised, maxAttempts: 2 }, { kind: 'refreshed', token: 'new' })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (events) => {
        let state = FREE_LOCK
        let refreshes = 0
        for (const event of events) {
          if (state.lock === -1) break
          const transition = nextTokenLock(state, event)
          state = transition.state
          refreshes += transition.effects.filter((effect) => effect === 'refresh').length
        }
        expect(refreshes).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('settleOrder (table of docs/behaviour/offline.md §7.2)', () => {
  const totals = { grand_total: 1 } as CartTotals
  const refused = (code: number, result: unknown = 'text', differing: CartTotals | null = null) =>
    ({ kind: 'refused', code, result, totals: differing }) as const
  it.each<{ why: string; answer: OrderAnswer; settled: OrderSettlement }>([
    { why: '200', answer: { kind: 'placed' }, settled: { kind: 'placed' } },
    { why: 'a 400 with faults', answer: refused(400, []), settled: { kind: 'refused', reason: 'invalid' } },
    {
      why: 'a 400 with a fault of an address',
      answer: refused(400, [{ dataPath: '.addressInformation.billingAddress.postcode' }]),
      settled: { kind: 'refused', reason: 'address' },
    },
    {
      why: 'a 400 with a fault of the delivery',
      answer: refused(400, [null, { dataPath: '.addressInformation.shipping_method_code' }]),
      settled: { kind: 'refused', reason: 'delivery' },
    },
    { why: 'a 400 with a text', answer: refused(400), settled: { kind: 'refused', reason: 'reused' } },
    { why: 'a 410', answer: refused(410), settled: { kind: 'refused', reason: 'withdrawn' } },
    { why: 'a 409 with totals', answer: refused(409, {}, totals), settled: { kind: 'differs', totals } },
    { why: 'a 409 of another server', answer: refused(409), settled: { kind: 'waits' } },
    { why: 'out of stock', answer: refused(500, OUT_OF_STOCK_TEXT), settled: { kind: 'refused', reason: 'out-of-stock' } },
    { why: '500 otherwise', answer: refused(500, 'Error while adding products'), settled: { kind: 'waits' } },
    { why: 'a 401', answer: refused(401), settled: { kind: 'waits' } },
    { why: 'a 429', answer: refused(429), settled: { kind: 'waits' } },
    { why: 'a 503', answer: refused(503), settled: { kind: 'waits' } },
    { why: 'no answer, or one that is not JSON', answer: { kind: 'none' }, settled: { kind: 'waits' } },
  ])('$why', ({ answer, settled }) => {
    expect(settleOrder(answer)).toEqual(settled)
  })
})

describe('orderState (docs/behaviour/offline.md §7.1)', () => {
  const known = { order: { user_id: '' }, isPlaced: false, isRefused: false, isDifferent: false }
  const of7 = { ...known, order: { user_id: '7' } }
  it.each([
    { why: 'an order of a guest', order: known, customer: null, state: 'waiting' },
    { why: 'an order of the customer', order: of7, customer: 7, state: 'waiting' },
    { why: 'the customer has logged out', order: of7, customer: null, state: 'login' },
    { why: 'another customer has logged in', order: of7, customer: 8, state: 'login' },
    { why: 'costs something else', order: { ...known, isDifferent: true }, customer: null, state: 'differs' },
    { why: 'costs something else, logged out', order: { ...of7, isDifferent: true }, customer: null, state: 'login' },
    { why: 'refused', order: { ...of7, isRefused: true }, customer: null, state: 'refused' },
    { why: 'placed', order: { ...of7, isPlaced: true }, customer: null, state: 'placed' },
  ])('$why: $state', ({ order, customer, state }) => {
    expect(orderState(order, customer)).toBe(state)
  })
})

describe('planReconnect (table of docs/behaviour/offline.md §7.3)', () => {
  const HOUR_MS = 3_600_000
  it.each([
    { why: 'nothing waits', automaticSending: true, onThankYouPage: false, waitedMs: [], last: 'load-cart-client-wins' },
    { why: 'the setting is on', automaticSending: true, onThankYouPage: false, waitedMs: [HOUR_MS], last: 'send-orders' },
    { why: 'the setting is off', automaticSending: false, onThankYouPage: false, waitedMs: [1, 2], last: 'ask-to-send-orders' },
    { why: 'the thank-you page is open', automaticSending: false, onThankYouPage: true, waitedMs: [1], last: 'send-orders' },
    { why: 'an old order', automaticSending: true, onThankYouPage: false, waitedMs: [1, 25 * HOUR_MS], last: 'ask-to-send-orders' },
  ])('$why: $last', ({ last, automaticSending, onThankYouPage, waitedMs }) => {
    const steps = planReconnect({ automaticSending, onThankYouPage, waitedMs })
    expect(steps.slice(0, 2)).toEqual(['run-tasks', 'load-cart-client-wins'])
    expect(steps.at(-1)).toBe(last)
  })
})

it('waits from 15 seconds to 5 minutes between attempts (docs/behaviour/offline.md §7.3)', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((attempts) => nextTryMs(attempts) / 1000)).toEqual([15, 15, 30, 60, 120, 240, 300, 300])
})

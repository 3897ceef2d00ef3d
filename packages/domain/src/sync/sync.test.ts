import { OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planReconnect } from './plan-reconnect.ts'
import { planTask } from './plan-task.ts'
import { settleAnswer } from './settle-answer.ts'
import { settleQueuedOrder } from './settle-queued-order.ts'
import { listRunnable, nextTaskState, type TaskEvent, type TaskState } from './task-lifecycle.ts'
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

describe('nextTokenLock (tables of docs/behaviour/tasks.md §6.3)', () => {
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

describe('nextTaskState (docs/behaviour/tasks.md §6.5)', () => {
  const answered: TaskEvent = { kind: 'answered', isResultCacheable: false }
  it.each<{ state: TaskState; event: TaskEvent; next: TaskState }>([
    { state: 'waiting', event: { kind: 'start' }, next: 'running' },
    { state: 'running', event: { kind: 'start' }, next: 'running' },
    { state: 'kept', event: { kind: 'start' }, next: 'kept' },
    { state: 'running', event: answered, next: 'gone' },
    { state: 'running', event: { ...answered, isResultCacheable: true }, next: 'kept' },
    { state: 'gone', event: answered, next: 'gone' },
    { state: 'running', event: { kind: 'failed' }, next: 'waiting' },
    { state: 'waiting', event: { kind: 'cleared' }, next: 'gone' },
    { state: 'kept', event: { kind: 'cleared' }, next: 'kept' },
  ])('$state, $event.kind: $next', ({ state, event, next }) => {
    expect(nextTaskState(state, event)).toBe(next)
  })

  it('runs waiting tasks, online only', () => {
    const tasks = [
      { id: 1, state: 'waiting' },
      { id: 2, state: 'running' },
      { id: 3, state: 'waiting' },
    ] as const
    expect(listRunnable(tasks, { online: true }).map(({ id }) => id)).toEqual([1, 3])
    expect(listRunnable(tasks, { online: false })).toEqual([])
  })
})

describe('settleQueuedOrder (table of docs/behaviour/offline.md §7)', () => {
  const json = (code: number, result: unknown = null) => ({ isJson: true, code, result })
  it.each([
    { why: '200', answer: json(200), transmitted: true, notice: null, remind: false },
    { why: '400', answer: json(400), transmitted: true, notice: 'address-invalid', remind: false },
    {
      why: 'out of stock',
      answer: json(500, OUT_OF_STOCK_TEXT),
      transmitted: true,
      notice: 'out-of-stock',
      remind: false,
    },
    { why: '500 otherwise', answer: json(500, 'Error while adding products'), transmitted: false, notice: null, remind: false },
    { why: 'another code', answer: json(503), transmitted: false, notice: null, remind: false },
    { why: 'not JSON', answer: { ...json(200), isJson: false }, transmitted: false, notice: null, remind: false },
    { why: 'no answer', answer: null, transmitted: false, notice: null, remind: true },
  ])('$why', ({ answer, transmitted, notice, remind }) => {
    expect(settleQueuedOrder(answer)).toEqual({ transmitted, notice, remind })
  })
})

describe('planReconnect (table of docs/behaviour/offline.md §7)', () => {
  it.each([
    { automaticSending: true, onThankYouPage: false, waitingOrders: 0, last: 'send-orders' },
    { automaticSending: false, onThankYouPage: true, waitingOrders: 1, last: 'send-orders' },
    { automaticSending: false, onThankYouPage: false, waitingOrders: 2, last: 'ask-to-send-orders' },
    { automaticSending: false, onThankYouPage: false, waitingOrders: 0, last: 'load-cart-client-wins' },
  ])('$last', ({ last, ...situation }) => {
    const steps = planReconnect(situation)
    expect(steps.slice(0, 2)).toEqual(['run-tasks', 'load-cart-client-wins'])
    expect(steps.at(-1)).toBe(last)
  })
})

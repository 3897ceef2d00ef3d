import 'fake-indexeddb/auto'
import { createCart, updateCartItem } from '@meerkat/contract/cart'
import { subscribe, unsubscribe } from '@meerkat/contract/newsletter'
import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { openSyncTasks } from '../collections/sync-tasks.ts'
import { createExclusive } from '../storage/exclusive.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { PERSON_TASKS } from './person-tasks.ts'
import { CART_TASKS, createTaskQueue, PERSON_PATHS, TASK_LIFETIME_MS, type TaskQueueOptions } from './task-queue.ts'

const ALL = [...CART_TASKS, ...PERSON_TASKS]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const request = { query: { cartId: 'c1' }, body: { cartItem: { sku: 'KIBBLE', qty: 1 } } }
const line = { item_id: 1, sku: 'KIBBLE', qty: 1, name: 'Kibble', price: 10, product_type: 'simple', quote_id: 'c1' }
const accepted: Answer = { status: 200, body: { code: 200, result: line } }

const SUBSCRIBED: Answer = { status: 200, body: { code: 200, result: 'subscribed' } }

/** A server with scripted answers that records every call. */
function aServer(...script: (Answer | 'lost')[]) {
  const calls: Call[] = []
  const send: Send = async (call) => {
    calls.push(call)
    const next = script.shift() ?? accepted
    if (next === 'lost') throw new TypeError('fetch failed')
    return next
  }
  return { send, calls, ids: () => calls.map(({ headers }) => headers?.['x-task-id']) }
}

let lastId = 0
function aTab(send: Send, { now = () => 1000, ...options }: Partial<TaskQueueOptions> = {}) {
  const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })
  const tasks = openSyncTasks(storage)
  const queue = createTaskQueue({
    tasks,
    api: createClient(send),
    exclusive: createExclusive(),
    scope: 'shop',
    now,
    createId: () => `task-${++lastId}`,
    ...options,
  })
  return { queue, tasks }
}

describe('the task queue', () => {
  it.each([
    { why: 'once by default', maxAttempts: 1, kind: 'no-answer', sent: 1 },
    { why: 'as often as the settings say, under one id', maxAttempts: 3, kind: 'done', sent: 3 },
  ])('sends a task without an answer $why (Spec §9)', async ({ maxAttempts, kind, sent }) => {
    const server = aServer('lost', 'lost')
    const { queue } = aTab(server.send, { maxAttempts })
    expect((await queue.perform(updateCartItem, request)).kind).toBe(kind)
    expect(server.ids()).toHaveLength(sent)
    expect(new Set(server.ids()).size).toBe(1)
  })

  it('stores a task before it is sent and deletes it after the answer', async () => {
    const seen: number[] = []
    const tab = aTab(async () => {
      seen.push((await tab.tasks.list()).length)
      return accepted
    })
    expect(await tab.queue.perform(updateCartItem, request)).toMatchObject({ kind: 'done', result: line })
    expect(seen).toEqual([1])
    expect(await tab.tasks.list()).toEqual([])
  })

  it("sends a person's entry while a call of the cart has no answer yet", async () => {
    const cart = Promise.withResolvers<Answer>()
    const { queue } = aTab(({ endpoint }) => (endpoint.path === updateCartItem.path ? cart.promise : Promise.resolve(SUBSCRIBED)))
    const added = queue.perform(updateCartItem, request)
    expect(await queue.perform(subscribe, { body: { email: 'reader@example.com' } })).toMatchObject({ kind: 'done' })
    cart.resolve(accepted)
    expect(await added).toMatchObject({ kind: 'done' })
  })

  it("stores a person's entry instead of waiting for another one while the server is known to be unreachable", async () => {
    const first = Promise.withResolvers<Answer>()
    const calls: Call[] = []
    const { queue, tasks } = aTab(
      (call) => {
        calls.push(call)
        return first.promise
      },
      { isReachable: () => false },
    )
    const earlier = queue.perform(subscribe, { body: { email: 'reader@example.com' } })
    expect(await queue.perform(unsubscribe, { body: { email: 'other@example.com' } })).toMatchObject({ kind: 'no-answer' })
    first.resolve(SUBSCRIBED)
    await earlier
    expect(calls).toHaveLength(1)
    expect((await tasks.list()).map(({ payload }) => payload)).toEqual([{ email: 'other@example.com' }])
  })

  it('sends a lost task again with the same id, body and query', async () => {
    const server = aServer('lost')
    const { queue, tasks } = aTab(server.send)
    expect(await queue.perform(updateCartItem, request)).toMatchObject({ kind: 'no-answer' })
    expect(await queue.replay(ALL)).toBe(true)
    expect(server.ids()[0]).toBe(server.ids()[1])
    expect(server.calls[1]).toMatchObject({ endpoint: updateCartItem, query: request.query, body: request.body })
    expect(await tasks.list()).toEqual([])
  })

  it('finds the task of a page that was closed between storing and sending', async () => {
    const dying = aTab(() => new Promise<never>(() => {}))
    // Stored directly: the page is closed before it sends.
    await dying.tasks.save({ task_id: 'left-over', url: updateCartItem.path, query: request.query, payload: request.body, created_at: 900 })
    const server = aServer()
    expect(await aTab(server.send).queue.replay(ALL)).toBe(true)
    expect(server.ids()).toEqual(['left-over'])
  })

  it('sends a task of two tabs once', async () => {
    const server = aServer('lost')
    const [one, two] = [aTab(server.send), aTab(server.send)]
    await one.queue.perform(updateCartItem, request)
    await Promise.all([one.queue.replay(ALL), two.queue.replay(ALL)])
    expect(server.calls).toHaveLength(2)
  })

  it('sends in order and stops at the first task without an answer', async () => {
    const server = aServer('lost', 'lost', 'lost')
    let time = 0
    const { queue, tasks } = aTab(server.send, { now: () => ++time })
    await queue.perform(updateCartItem, request)
    await queue.perform(updateCartItem, { ...request, body: { cartItem: { sku: 'LEAD', qty: 1 } } })
    expect(await queue.replay(ALL)).toBe(false)
    expect(server.calls).toHaveLength(3)
    await queue.replay(ALL)
    expect(server.calls.slice(3).map(({ body }) => body)).toEqual([request.body, { cartItem: { sku: 'LEAD', qty: 1 } }])
    expect(await tasks.list()).toEqual([])
  })

  it.each([
    { why: 'a refusal is final', status: 400, body: { code: 400, result: 'No.' }, left: 0 },
    { why: 'a server error is final', status: 500, body: { code: 500, result: 'Oh.' }, left: 0 },
    { why: 'an overloaded server leaves the task undecided', status: 503, body: { code: 503, result: 'Later.' }, left: 1 },
    { why: 'a rate limit leaves the task undecided', status: 429, body: { code: 429, result: 'Slowly.' }, left: 1 },
  ])('$why', async ({ status, body, left }) => {
    const { queue, tasks } = aTab(aServer({ status, body }).send)
    const outcome = await queue.perform(updateCartItem, request)
    expect(outcome).toMatchObject(left === 0 ? { kind: 'refused', code: status, result: body.result } : { kind: 'no-answer' })
    expect(await tasks.list()).toHaveLength(left)
  })

  it('repeats a purpose with the same id until it is answered, and does not replay it', async () => {
    const server = aServer('lost', { status: 200, body: { code: 200, result: 'cart-1' } })
    const { queue } = aTab(server.send)
    expect(await queue.perform(createCart, {}, { purpose: 'connect' })).toMatchObject({ kind: 'no-answer' })
    expect(await queue.replay(ALL)).toBe(true)
    expect(server.calls).toHaveLength(1)
    expect(await queue.perform(createCart, {}, { purpose: 'connect' })).toMatchObject({ kind: 'done', result: 'cart-1' })
    expect(server.ids()[0]).toBe(server.ids()[1])
    await queue.perform(updateCartItem, request)
    expect(server.ids()[2]).not.toBe(server.ids()[1])
  })

  it('repeats only the requested calls, and reports their answers', async () => {
    const server = aServer('lost', 'lost')
    const { queue, tasks } = aTab(server.send)
    await queue.perform(updateCartItem, request)
    await queue.perform(subscribe, { body: { email: 'thandi@example.com' } })
    const answered: unknown[] = []
    expect(await queue.replay(PERSON_TASKS, async (_, { path }, body) => void answered.push({ path, body }))).toBe(true)
    expect(answered).toEqual([{ path: subscribe.path, body: { email: 'thandi@example.com' } }])
    expect(await tasks.list()).toMatchObject([{ url: updateCartItem.path }])
  })

  it('tells calls of one path apart by their method, in the order in which they were made', async () => {
    const server = aServer('lost', 'lost', 'lost')
    let time = 0
    const { queue, tasks } = aTab(server.send, { now: () => ++time })
    await tasks.save({ task_id: 'of-old', url: subscribe.path, payload: { email: 'old@example.com' }, created_at: 0 })
    await queue.perform(subscribe, { body: { email: 'thandi@example.com' } })
    await queue.perform(unsubscribe, { body: { email: 'thandi@example.com' } })
    expect(await queue.replay(ALL)).toBe(false)
    await queue.replay(ALL)
    expect(server.calls.slice(3).map(({ endpoint }) => endpoint.method)).toEqual(['POST', 'POST', 'DELETE'])
  })

  it('knows the paths of the calls that load late', () => {
    expect([...new Set(PERSON_TASKS.map(({ path }) => path))]).toEqual(PERSON_PATHS)
  })

  it('deletes tasks that are too old or whose call is unknown', async () => {
    const server = aServer('lost')
    let time = 0
    const { queue, tasks } = aTab(server.send, { now: () => time })
    await queue.perform(updateCartItem, request)
    await tasks.save({ task_id: 'odd', url: '/api/gone', created_at: 0 })
    time = TASK_LIFETIME_MS + 1
    expect(await queue.replay(ALL)).toBe(true)
    expect(server.calls).toHaveLength(1)
    expect(await tasks.list()).toEqual([])
  })

  it('reports an answer of the wrong form and does not repeat the call', async () => {
    const { queue } = aTab(aServer({ status: 200, body: { code: 200, result: { sku: 5 } } }).send)
    expect(await queue.perform(updateCartItem, request)).toEqual({ kind: 'malformed', code: 200, isJson: true })
  })
})

import { createCart, deleteCartItem, setShippingInformation, updateCartItem } from '@meerkat/contract/cart'
import type { Endpoint, RequestOf, ResultOf } from '@meerkat/contract/endpoint'
import { TASK_ID_HEADER } from '@meerkat/contract/envelope'
import { isUndecided } from '@meerkat/domain/sync/is-undecided'
import type { Api, Outcome } from '../../shell/api/api-client.ts'
import type { SyncTask, SyncTasksCollection } from '../collections/sync-tasks.ts'
import type { Exclusive } from '../storage/exclusive.ts'

/** The calls that are repeated automatically; a stored task names its call by method and path. Orders have their own queue. */
export const CART_TASKS: readonly Endpoint[] = [createCart, updateCartItem, deleteCartItem, setShippingInformation]
/** The paths of `PERSON_TASKS`, whose schemas are not part of the first load. */
export const PERSON_PATHS: readonly string[] = [
  '/api/user/me',
  '/api/user/wishlist',
  '/api/user/saved-lines',
  '/api/review/create',
  '/api/review/helpful',
  '/api/ext/newsletter/subscribe',
  '/api/ext/newsletter/unsubscribe',
]
const TASK_PATHS = new Set([...CART_TASKS.map(({ path }) => path), ...PERSON_PATHS])

/** Older tasks are dropped instead of sent: the server has deleted their ids, so they might count twice. */
export const TASK_LIFETIME_MS = 24 * 60 * 60 * 1000

export interface TaskQueueOptions {
  readonly tasks: SyncTasksCollection
  readonly api: Api
  readonly exclusive: Exclusive
  /** Name of the shop's storage: tabs of the same store view share its lock. */
  readonly scope: string
  readonly now: () => number
  readonly createId: () => string
  /** How often a task is sent in a row while no answer comes; 1 when not given. Spec §9. */
  readonly maxAttempts?: number
  /** Whether the server answers, as far as this page knows; it does when not given. */
  readonly isReachable?: () => boolean
}

export interface PerformOptions {
  /** What the call is for. An unanswered task with the same purpose is sent again instead of a new one. */
  readonly purpose?: string
}

export interface TaskQueue {
  /** Stores the call, sends it, and deletes it once it is answered. After `no-answer` it stays stored. */
  readonly perform: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: PerformOptions) => Promise<Outcome<ResultOf<E>>>
  /**
   * Sends unanswered tasks of these calls again, oldest first, and reports the answers with the bodies of their calls, which only the caller
   * can apply; false when the server is still unreachable.
   */
  readonly replay: (
    endpoints: readonly Endpoint[],
    onAnswer?: (outcome: Outcome<unknown>, endpoint: Endpoint, body: unknown) => Promise<void>,
  ) => Promise<boolean>
  /** Deletes all unanswered tasks. docs/behaviour/tasks.md §6.5. */
  readonly clear: () => Promise<void>
}

/**
 * Sends the calls that change something: each has an id, is stored before it is sent, and is safe to send twice.
 * docs/behaviour/tasks.md §6.5.
 */
export function createTaskQueue({
  tasks,
  api,
  exclusive,
  scope,
  now,
  createId,
  maxAttempts = 1,
  isReachable = () => true,
}: TaskQueueOptions): TaskQueue {
  /** Locks that this page holds or waits for. */
  const taken = new Map<string, number>()
  /** A person's entry does not wait for the calls of the cart, each of which a frozen server may leave open until its time limit. */
  const lockOf = (endpoint: Endpoint) => (CART_TASKS.includes(endpoint) ? `${scope}-tasks` : `${scope}-person-tasks`)

  /** One task at a time of each kind. */
  function inTurn<T>(endpoints: readonly Endpoint[], work: () => Promise<T>): Promise<T> {
    const locks = [...new Set(endpoints.map(lockOf))].sort()
    return locks.reduce((inner, lock) => () => counted(lock, inner), work)()
  }

  async function counted<T>(lock: string, work: () => Promise<T>): Promise<T> {
    taken.set(lock, (taken.get(lock) ?? 0) + 1)
    try {
      return await exclusive(lock, work)
    } finally {
      taken.set(lock, (taken.get(lock) ?? 1) - 1)
    }
  }

  async function deliver<E extends Endpoint>(task: SyncTask, endpoint: E): Promise<Outcome<ResultOf<E>>> {
    const request = { ...(task.query && { query: task.query }), ...('payload' in task && { body: task.payload }) }
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await api.ask(endpoint, request as RequestOf<E>, { headers: { [TASK_ID_HEADER]: task.task_id } })
      if (isDecided(outcome)) return outcome
      if (attempt >= maxAttempts) return { kind: 'no-answer', cause: outcome }
    }
  }

  async function findByPurpose(purpose: string | undefined): Promise<SyncTask | undefined> {
    return purpose === undefined ? undefined : (await tasks.list()).find((task) => task.purpose === purpose && !isExpired(task, now()))
  }

  return {
    async perform(endpoint, request, { purpose } = {}) {
      const create = () => aTask({ endpoint, request, purpose, taskId: createId(), at: now() })
      // Behind another call the shopper would wait for two time limits. It is sent when the server is back.
      if (!CART_TASKS.includes(endpoint) && !isReachable() && (taken.get(lockOf(endpoint)) ?? 0) > 0) {
        await tasks.save(create())
        return { kind: 'no-answer', cause: null }
      }
      return inTurn([endpoint], async () => {
        const task = (await findByPurpose(purpose)) ?? create()
        await tasks.save(task)
        const outcome = await deliver(task, endpoint)
        if (outcome.kind !== 'no-answer') await tasks.remove(task.task_id)
        return outcome
      })
    },
    replay: (endpoints, onAnswer) =>
      inTurn(endpoints, async () => {
        for (const task of await tasks.list()) {
          const isDue = !isExpired(task, now()) && TASK_PATHS.has(task.url)
          const endpoint = endpoints.find((known) => isOf(task, known))
          // A task with a purpose is sent again by the code that needs its answer.
          if (isDue && (!endpoint || task.purpose !== undefined)) continue
          if (isDue && endpoint) {
            const outcome = await deliver(task, endpoint)
            if (outcome.kind === 'no-answer') return false
            await onAnswer?.(outcome, endpoint, task.payload)
          }
          await tasks.remove(task.task_id)
        }
        return true
      }),
    // Do not take the lock here: the task whose token expired is holding it.
    async clear() {
      for (const { task_id } of await tasks.list()) await tasks.remove(task_id)
    },
  }
}

function isDecided(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'done' || (outcome.kind !== 'no-answer' && !isUndecided(outcome.code))
}

function isOf({ url, method }: SyncTask, endpoint: Endpoint): boolean {
  return endpoint.path === url && (method === undefined || method === endpoint.method)
}

function isExpired(task: SyncTask, at: number): boolean {
  return at - task.created_at > TASK_LIFETIME_MS
}

interface NewTask {
  readonly endpoint: Endpoint
  readonly request: object
  readonly purpose: string | undefined
  readonly taskId: string
  readonly at: number
}

function aTask({ endpoint, request, purpose, taskId, at }: NewTask): SyncTask {
  const { query, body }: { query?: Record<string, string>; body?: unknown } = request
  return {
    task_id: taskId,
    url: endpoint.path,
    method: endpoint.method,
    created_at: at,
    ...(query && { query }),
    ...(body === undefined ? {} : { payload: body }),
    ...(purpose === undefined ? {} : { purpose }),
  }
}

import 'fake-indexeddb/auto'
import type { Call } from '@meerkat/contract/transport'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCheckoutDetails } from '../../offline/checkout-details.ts'
import { forgetPerson } from '../../offline/forget-person.ts'
import { openOrders } from '../../offline/orders.ts'
import { ShopStorage } from '../../offline/shop-storage.ts'
import { openSyncTasks } from '../../offline/sync-tasks.ts'
import type { TabChannel } from '../../offline/tab-channel.ts'
import { createTaskQueue } from '../../offline/task-queue.ts'
import { openUserCollection } from '../../offline/user-collection.ts'
import { createClient } from '../../shell/api-client.ts'
import type { Carry } from '../../shell/personal-calls.ts'
import { sessionStore } from '../../shell/session.ts'
import { createSession } from './create-session.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sessionStore.setState({ isKnown: false, token: null, user: null, authElem: null })
})

const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }
const credentials = { email: 'thandi.m@example.com', password: 'Biscuit#2024' }
const profile = { id: 7, group_id: 1, email: credentials.email, firstname: 'Thandi', lastname: 'M', created_at: '', updated_at: '' }
const customer = { ...profile, created_in: '', store_id: 1, website_id: 1, addresses: [], disable_auto_group_change: 0 }

/** A page over this device's storage, and a server that knows one customer. */
function openPage() {
  const events: string[] = []
  const storage = new ShopStorage({ storeCode: '' })
  const user = openUserCollection(storage, silent)
  let carry: Carry = (call, send) => send(call)
  const api = createClient((call) => (call.endpoint.auth === 'none' ? answer(call) : carry(call, answer)))

  async function answer({ endpoint, headers, body }: Call) {
    events.push(endpoint.path)
    const say = (code: number, result: unknown, meta?: object) => ({ status: code, body: { code, result, ...(meta && { meta }) } })
    if (endpoint.path === '/api/user/login') {
      const isRight = (body as { password: string }).password === credentials.password
      return isRight ? say(200, 'token-1', { refreshToken: 'refresh-1' }) : say(401, 'The e-mail address or the password is not right')
    }
    if (endpoint.path === '/api/user/create') return say(200, customer)
    if (endpoint.path === '/api/user/logout') return say(200, true)
    return headers?.['authorization'] === 'Bearer token-1' ? say(200, customer) : say(401, 'Your session has ended')
  }

  const details = openCheckoutDetails(storage)
  const orders = openOrders(storage)
  const sync = openSyncTasks(storage)
  const taskOptions = { tasks: sync, api, scope: 'shop', now: () => 1, createId: () => 'task' }
  const tasks = createTaskQueue({ ...taskOptions, exclusive: (_, work) => work() })
  const session = createSession({
    api,
    user,
    state: sessionStore,
    t: (id) => id,
    maxRefreshAttempts: 1,
    wait: async () => {},
    exclusive: (work) => work(),
    handleLogin: async () => void events.push('carts joined'),
    handleLogout: () => forgetPerson({ user, details, tasks, orders }),
    clearTasks: tasks.clear,
    notify: (kind) => events.push(kind),
  })
  carry = session.carry
  return { session, user, events, details, sync, storage }
}

describe('a login (behaviour 15.3)', () => {
  it('keeps both tokens and the profile, joins the carts, and says so', async () => {
    const { session, user, events } = openPage()
    expect(await session.logIn(credentials)).toBeNull()
    expect(events).toEqual(['/api/user/login', '/api/user/me', 'carts joined', 'logged-in'])
    expect(await user.readToken()).toBe('token-1')
    expect(await user.readRefreshToken()).toBe('refresh-1')
    expect((await user.readUser())?.firstname).toBe('Thandi')
    expect(sessionStore.getState().user?.firstname).toBe('Thandi')
  })

  it('that is refused keeps nothing and says why in the language of the reader', async () => {
    const { session, user, events } = openPage()
    expect(await session.logIn({ ...credentials, password: 'wrong' })).toBe('wire.loginRefused')
    expect(events).toEqual(['/api/user/login'])
    expect(await user.readToken()).toBeNull()
  })

  it('follows a registration with the same words', async () => {
    const { session, events } = openPage()
    expect(await session.register({ ...credentials, firstName: 'Thandi', lastName: 'M' })).toBeNull()
    expect(events.slice(0, 2)).toEqual(['/api/user/create', '/api/user/login'])
  })

  it('outlives the page', async () => {
    await openPage().session.logIn(credentials)
    sessionStore.setState({ isKnown: false, token: null, user: null })
    await openPage().session.start()
    expect(sessionStore.getState()).toMatchObject({ isKnown: true, token: 'token-1', user: { firstname: 'Thandi' } })
  })
})

describe('a logout (behaviour 15.4)', () => {
  it('leaves nothing personal on the device', async () => {
    const { session, user, details, sync, storage, events } = openPage()
    await session.logIn(credentials)
    await user.writeOrders([])
    await details.personal.write({ firstName: 'Thandi', lastName: 'M', emailAddress: credentials.email })
    await sync.save({ task_id: 'a', url: '/api/user/me', created_at: 1, payload: { customer: profile } })
    await session.logOut()
    const left = await Promise.all((['user', 'checkout', 'syncTasks', 'orders'] as const).map((name) => storage.readAll(name)))
    expect(left.flat()).toEqual([])
    expect(sessionStore.getState()).toMatchObject({ token: null, user: null })
    expect(events.slice(-2)).toEqual(['/api/user/logout', 'logged-out'])
  })
})

import 'fake-indexeddb/auto'
import type { Call } from '@meerkat/contract/transport'
import { logOut, readProfile } from '@meerkat/contract/user'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openCartTerms } from '../../offline/collections/cart-terms.ts'
import { openCheckoutDetails } from '../../offline/collections/checkout-details.ts'
import { openClaims } from '../../offline/collections/claims.ts'
import { openNewsletterCollection } from '../../offline/collections/newsletter-collection.ts'
import { openOrders } from '../../offline/collections/orders.ts'
import { openSearches } from '../../offline/collections/searches.ts'
import { openSyncTasks } from '../../offline/collections/sync-tasks.ts'
import { openUserCollection } from '../../offline/collections/user-collection.ts'
import { forgetPerson } from '../../offline/logout/forget-person.ts'
import { createTaskQueue } from '../../offline/sending/task-queue.ts'
import type { Exclusive } from '../../offline/storage/exclusive.ts'
import { COLLECTIONS } from '../../offline/storage/shop-database.ts'
import { ShopStorage } from '../../offline/storage/shop-storage.ts'
import type { TabChannel } from '../../offline/storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from '../../offline/testing/slow-disk-limits.ts'
import { createClient } from '../../shell/api/api-client.ts'
import type { SendWithToken } from '../../shell/api/send-as-customer.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { createSession } from './create-session.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sessionStore.setState({ isKnown: false, token: null, user: null, authElem: null })
})

const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }
const credentials = { email: 'thandi.m@example.com', password: 'Biscuit#2024' }
const profile = { id: 7, group_id: 1, email: credentials.email, firstname: 'Thandi', lastname: 'M', created_at: '', updated_at: '' }
const customer = { ...profile, created_in: '', store_id: 1, website_id: 1, addresses: [], disable_auto_group_change: 0 }

/** A page on this device's storage, and a server with one customer. */
function openPage({ taken = '' as string | object } = {}) {
  const events: string[] = []
  const server = { token: 'token-1', refreshWorks: false, hasProfile: true, isAnswerLost: false }
  const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })
  const user = openUserCollection(storage, silent)
  let sendWithToken: SendWithToken = (call, send) => send(call)
  const api = createClient((call) => (call.endpoint.auth === 'none' ? answer(call) : sendWithToken(call, answer)))

  async function answer({ endpoint, headers, body }: Call) {
    events.push(endpoint.path)
    const say = (code: number, result: unknown, meta?: object) => ({ status: code, body: { code, result, ...(meta && { meta }) } })
    if (endpoint.path === '/api/user/login') {
      const isRight = (body as { password: string }).password === credentials.password
      return isRight ? say(200, server.token, { refreshToken: 'refresh-1' }) : say(401, 'The e-mail address or the password is not right')
    }
    if (endpoint.path === '/api/user/create' && server.isAnswerLost) throw new TypeError('Failed to fetch')
    if (endpoint.path === '/api/user/create') return taken === '' ? say(200, customer) : say(400, taken)
    if (endpoint.path === '/api/user/refresh') return server.refreshWorks ? say(200, server.token) : say(401, null)
    if (endpoint.path === '/api/user/logout') return say(200, true)
    if (headers?.['authorization'] !== `Bearer ${server.token}`) return say(401, 'Your session has ended')
    if (endpoint.path === '/api/user/order-history')
      return say(200, { items: [], total_count: 0, search_criteria: { page_size: 20, current_page: 1 } })
    return server.hasProfile ? say(200, customer) : say(503, 'The shop is busy, please try again in a moment')
  }

  const details = openCheckoutDetails(storage)
  const orders = openOrders(storage, silent)
  const claims = openClaims(storage)
  const sync = openSyncTasks(storage)
  const taskOptions = { tasks: sync, api, scope: 'shop', now: () => 1, createId: () => 'task' }
  const exclusive: Exclusive = (_, work) => work()
  const tasks = createTaskQueue({ ...taskOptions, exclusive })
  const session = createSession({
    api,
    user,
    state: sessionStore,
    t: (id) => id,
    maxRefreshAttempts: 1,
    wait: async () => {},
    exclusive: (work) => work(),
    handleLogin: async () => void events.push('carts joined'),
    handleLogout: () => forgetPerson({ user, details, tasks, orders, claims, terms: openCartTerms(storage), storage, exclusive }),
    clearTasks: tasks.clear,
    rememberPage: () => events.push('page remembered'),
    notify: (kind) => events.push(kind),
  })
  sendWithToken = session.send
  return { session, user, events, details, sync, claims, storage, exclusive, server, api }
}

describe('a logout in another tab', () => {
  it('is followed when a slow disk reports it after the timeout', async () => {
    const { session, user } = openPage()
    await session.logIn(credentials)
    vi.spyOn(user, 'readToken').mockImplementationOnce(async (onLate) => {
      await user.clear()
      if (onLate) setTimeout(onLate)
      return 'token-1'
    })
    await session.start()
    expect(sessionStore.getState().token).toBe('token-1')
    await expect.poll(() => sessionStore.getState()).toMatchObject({ token: null, user: null })
  })
})

describe('a login (docs/behaviour/session.md §15.3)', () => {
  it('stores both tokens and the profile, joins the carts and shows a notice', async () => {
    const { session, user, events } = openPage()
    expect(await session.logIn(credentials)).toBeNull()
    expect(events).toEqual(['/api/user/login', '/api/user/me', '/api/user/order-history', 'carts joined', 'logged-in'])
    expect(await user.readToken()).toBe('token-1')
    expect(await user.readRefreshToken()).toBe('refresh-1')
    expect((await user.readUser())?.firstname).toBe('Thandi')
    expect(sessionStore.getState().user?.firstname).toBe('Thandi')
  })

  it('stores nothing when it is refused and returns the translated reason', async () => {
    const { session, user, events } = openPage()
    expect(await session.logIn({ ...credentials, password: 'wrong' })).toBe('wire.loginRefused')
    expect(events).toEqual(['/api/user/login'])
    expect(await user.readToken()).toBeNull()
  })

  it('ends at once, with the reason, when the profile cannot be read (Spec §4)', async () => {
    const { session, user, events, server } = openPage()
    server.hasProfile = false
    expect(await session.logIn(credentials)).toBe('account.network')
    expect(events).not.toContain('logged-in')
    expect(sessionStore.getState()).toMatchObject({ token: null, user: null })
    expect([await user.readToken(), await user.readUser()]).toEqual([null, null])
  })

  it('follows a registration with the same credentials', async () => {
    const { session, events } = openPage()
    expect(await session.register({ ...credentials, firstName: 'Thandi', lastName: 'M' })).toBeNull()
    expect(events.slice(0, 2)).toEqual(['/api/user/create', '/api/user/login'])
  })

  it('stores the newest orders for use without a network', async () => {
    const { session, user } = openPage()
    await session.logIn(credentials)
    await expect.poll(() => user.readOrders()).toEqual([])
  })

  it.each([
    { answer: 'A customer with the same email already exists', text: 'wire.emailTaken', field: 'email', faults: {} },
    { answer: 'The password must have at least 8 letters', text: 'fault.password-too-short', field: 'password', faults: {} },
    { answer: 'Something else', text: 'Something else', field: null, faults: {} },
    {
      answer: [{ dataPath: '.customer.firstname', keyword: 'pattern' }],
      text: null,
      field: null,
      faults: { firstName: 'not-accepted' },
    },
  ])('a refused registration names the field that the server means: $text', async ({ answer, ...shown }) => {
    const { session, events } = openPage({ taken: answer })
    expect(await session.register({ ...credentials, firstName: 'Thandi', lastName: 'M' })).toEqual(shown)
    expect(events).toEqual(['/api/user/create'])
  })

  it.each([
    { why: 'opens the account that an attempt without an answer has made', password: credentials.password, shown: null },
    { why: 'does not open the account of another person', password: 'Another#2024', shown: 'wire.emailTaken' },
  ])('a repeated registration $why', async ({ password, shown }) => {
    const { session, server } = openPage({ taken: 'A customer with the same email already exists' })
    const registration = { email: credentials.email, password, firstName: 'Thandi', lastName: 'M' }
    server.isAnswerLost = true
    expect((await session.register(registration))?.text).toBe('account.network')
    server.isAnswerLost = false
    expect((await session.register(registration))?.text ?? null).toBe(shown)
    expect(sessionStore.getState().token).toBe(shown === null ? 'token-1' : null)
  })

  it('refreshes the profile on each page, because it may have changed elsewhere (Spec §4)', async () => {
    const before = openPage()
    await before.session.logIn(credentials)
    await before.user.writeUser({ ...customer, firstname: 'Before' })
    sessionStore.setState({ isKnown: false, token: null, user: null })
    const { session, user } = openPage()
    await session.start()
    await expect.poll(() => sessionStore.getState().user?.firstname).toBe('Thandi')
    await expect.poll(async () => (await user.readUser())?.firstname).toBe('Thandi')
  })

  it('survives a reload', async () => {
    await openPage().session.logIn(credentials)
    sessionStore.setState({ isKnown: false, token: null, user: null })
    await openPage().session.start()
    expect(sessionStore.getState()).toMatchObject({ isKnown: true, token: 'token-1', user: { firstname: 'Thandi' } })
  })
})

describe('a logout (docs/behaviour/session.md §15.4)', () => {
  it('deletes all personal data from the device', async () => {
    const { session, user, details, sync, claims, storage, exclusive, events } = openPage()
    await session.logIn(credentials)
    await user.writeOrders([])
    await user.writeLoyalty({ rule: null, card: null })
    await details.personal.write({ firstName: 'Thandi', lastName: 'M', emailAddress: credentials.email })
    const address = { firstName: 'Thandi', lastName: 'M', country: 'ZA', streetAddress: '14 Acacia Road', apartmentNumber: '', suburb: '' }
    const rest = { city: 'Pretoria', state: '', region_id: 0, zipCode: '0181', phoneNumber: '' }
    await details.shipping.write({ ...address, ...rest, shippingMethod: '', shippingCarrier: '' })
    const company = { company: '', taxId: '', wantsInvoice: false, paymentMethod: '', copiesShipping: true }
    await details.payment.write({ ...address, ...rest, ...company })
    await sync.save({ task_id: 'a', url: '/api/user/me', created_at: 1, payload: { customer: profile } })
    await claims.keepCoupon({ code: 'PAWS-1', percent: 10, validTo: null }, 1)
    await openNewsletterCollection(storage).writeEmail(credentials.email)
    await openSearches({ storage, exclusive }).remember('worming tablets')
    await session.logOut()
    const left = await Promise.all(COLLECTIONS.map((name) => storage.readAll(name)))
    expect(left.flat()).toEqual([])
    expect(sessionStore.getState()).toMatchObject({ token: null, user: null })
    expect(events.slice(-2)).toEqual(['logged-out', '/api/user/logout'])
  })
})

describe('a session that the server ended (docs/behaviour/tasks.md §6.3)', () => {
  async function openEnded() {
    const page = openPage()
    await page.session.logIn(credentials)
    page.server.token = 'token-2'
    page.events.length = 0
    return page
  }

  it('ends without a notice, opens the login dialog at once and deletes personal data', async () => {
    const { session, api, events, storage } = await openEnded()
    const seen: unknown[] = []
    sessionStore.subscribe(({ token, authElem }) => seen.push({ token, authElem }))
    expect(await api.ask(readProfile, {})).toMatchObject({ kind: 'refused', code: 401 })
    expect(seen[0]).toEqual({ token: null, authElem: 'login' })
    expect(events).toEqual(['/api/user/me', '/api/user/refresh', 'page remembered'])
    await expect.poll(() => storage.readAll('user')).toEqual([])
    // The shopper can log in again.
    expect(await session.logIn(credentials)).toBeNull()
    expect(await api.ask(readProfile, {})).toMatchObject({ kind: 'done' })
  })

  it('continues with a refresh token that still works', async () => {
    const { api, user, server } = await openEnded()
    server.refreshWorks = true
    expect(await api.ask(readProfile, {})).toMatchObject({ kind: 'done' })
    expect(await user.readToken()).toBe('token-2')
    expect(sessionStore.getState()).toMatchObject({ token: 'token-2', authElem: null })
  })

  it('lets a shopper who closes the dialog continue as a guest', async () => {
    const { api } = await openEnded()
    await api.ask(readProfile, {})
    expect(await api.ask(logOut, {})).toMatchObject({ kind: 'refused', code: 401 })
    sessionStore.setState({ authElem: null })
    expect(await api.ask(logOut, {})).toMatchObject({ kind: 'done' })
  })

  it('continues here when another tab has logged in again', async () => {
    const { session, api, user } = await openEnded()
    await api.ask(readProfile, {})
    await expect.poll(() => user.readToken()).toBeNull()
    await user.writeToken('token-2')
    await session.start()
    expect(sessionStore.getState()).toMatchObject({ token: 'token-2', authElem: null })
    expect(await api.ask(readProfile, {})).toMatchObject({ kind: 'done' })
  })
})

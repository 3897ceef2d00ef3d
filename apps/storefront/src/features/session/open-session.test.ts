import 'fake-indexeddb/auto'
import { updateCartItem } from '@meerkat/contract/cart'
import type { Call } from '@meerkat/contract/transport'
import { readProfile } from '@meerkat/contract/user'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOffline } from '../../offline/open-offline.ts'
import { createClient } from '../../shell/api/api-client.ts'
import type { SendWithToken } from '../../shell/api/send-as-customer.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { openSession } from './open-session.ts'

const own = { ...shop.queues }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sessionStore.setState({ isKnown: false, token: null, user: null, authElem: null })
  vi.stubGlobal('window', { addEventListener: () => {}, navigator: { onLine: true } })
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(shop.queues, own)
})

/** Storage is opened once per store view, so each test uses another one. */
let lastView = 0

/** A page whose server accepts a customer's first token until it ends the session. */
async function openPage() {
  const storeCode = `view-${++lastView}`
  const paths: string[] = []
  const server = { hasEnded: false }
  let sendWithToken: SendWithToken = (call, send) => send(call)
  const profile = { id: 7, group_id: 1, email: 'thandi@example.com', firstname: 'Thandi', lastname: 'M', created_at: '', updated_at: '' }
  const customer = { ...profile, created_in: '', store_id: 1, website_id: 1, addresses: [], disable_auto_group_change: 0 }

  async function answer({ endpoint: { path } }: Call) {
    paths.push(path)
    const say = (code: number, result: unknown, meta?: object) => ({ status: code, body: { code, result, ...(meta && { meta }) } })
    if (path === updateCartItem.path) throw new TypeError('fetch failed')
    if (path === '/api/user/login') return say(200, 'token-0', { refreshToken: 'refresh-0' })
    if (path === '/api/user/refresh') return say(200, `token-${paths.length}`)
    return server.hasEnded ? say(401, 'Your session has ended') : say(200, customer)
  }

  const api = createClient((call) => (call.endpoint.auth === 'none' ? answer(call) : sendWithToken(call, answer)))
  const session = await openSession({
    api,
    queryClient: new QueryClient(),
    storeCode,
    findPage: () => '/',
    t: (id) => id,
    hint: { isSet: () => false, set: () => {}, subscribe: () => {} },
    onLogin: async () => {},
    onLogout: async () => {},
  })
  sendWithToken = session.send
  return {
    session,
    api,
    server,
    tasks: openOffline({ api, storeCode }).tasks,
    count: (path: string) => paths.filter((one) => one === path).length,
  }
}

describe('the settings of queues (Spec §9)', () => {
  it.each([1, 3])('renew a token that is refused again at most %i times', async (attempts) => {
    shop.queues.maxTokenRefreshAttempts = attempts
    const { session, api, server, count } = await openPage()
    await session.logIn({ email: 'thandi@example.com', password: 'Biscuit#2024' })
    server.hasEnded = true
    await api.ask(readProfile, {})
    expect(count('/api/user/refresh')).toBe(attempts)
    expect(sessionStore.getState().token).toBeNull()
  })

  it.each([1, 3])('send a task without an answer at most %i times', async (attempts) => {
    shop.queues.maxNetworkTaskAttempts = attempts
    const { tasks, count } = await openPage()
    const request = { query: { cartId: 'c1' }, body: { cartItem: { sku: 'KIBBLE', qty: 1 } } }
    expect((await tasks.perform(updateCartItem, request)).kind).toBe('no-answer')
    expect(count(updateCartItem.path)).toBe(attempts)
  })
})

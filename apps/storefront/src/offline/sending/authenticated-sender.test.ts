import { createCart, pullCart } from '@meerkat/contract/cart'
import { searchCatalog } from '@meerkat/contract/search'
import type { Answer, Call } from '@meerkat/contract/transport'
import { readProfile } from '@meerkat/contract/user'
import { describe, expect, it } from 'vitest'
import { createAuthenticatedSender } from './authenticated-sender.ts'

const FINE = { code: 200, result: 'fine' }

/** A server that accepts one token, and a customer with `token`. */
function openPage({ token = 'old' as string | null, good = 'new', autoRefresh = true } = {}) {
  const page = { token, good, sent: [] as (string | undefined)[], effects: [] as string[], refreshes: 0, waits: 0 }
  const gate = Promise.withResolvers<string | null>()
  const sender = createAuthenticatedSender({
    readToken: () => page.token,
    autoRefresh,
    maxAttempts: 1,
    refresh: async () => {
      page.refreshes += 1
      const renewed = await gate.promise
      if (renewed !== null) page.token = renewed
      return renewed
    },
    wait: async () => {
      page.waits += 1
      // Lets other calls run while one waits.
      await new Promise((resolve) => setImmediate(resolve))
    },
    perform: async (effect) => {
      page.effects.push(effect)
      if (effect === 'logout-silently') page.token = null
    },
  })
  const send = async (call: Call): Promise<Answer> => {
    const given = call.headers?.['authorization']
    page.sent.push(given)
    const code = given === undefined || given === `Bearer ${page.good}` ? 200 : 401
    return { status: code, body: { code, result: code === 200 ? 'fine' : 'Your session has ended' } }
  }
  const call = (endpoint: Call['endpoint'] = readProfile, query?: Call['query']) =>
    sender.send({ endpoint, ...(query && { query }) }, send).then(({ body }) => body as { code: number; result: unknown })
  return { page, sender, call, answerRefresh: gate.resolve }
}

describe('calls of a customer (docs/behaviour/tasks.md §6.1, §6.3)', () => {
  it('have the token, and those of a guest none', async () => {
    const customer = openPage({ good: 'old' })
    expect(await customer.call()).toMatchObject({ code: 200 })
    expect(customer.page.sent).toEqual(['Bearer old'])
    const guest = openPage({ token: null })
    expect(await guest.call()).toMatchObject({ code: 200 })
    expect(guest.page.sent).toEqual([undefined])
  })

  it('renew an expired token once, and waiting calls continue with the new one', async () => {
    const { page, call, answerRefresh } = openPage()
    const first = call()
    await Promise.resolve()
    const rest = [call(), call(pullCart, { cartId: 'c1' })]
    setImmediate(() => answerRefresh('new'))
    expect(await Promise.all([first, ...rest])).toEqual([FINE, FINE, FINE])
    expect(page.refreshes).toBe(1)
    expect(page.effects).toEqual([])
    expect(page.sent.filter((given) => given === 'Bearer new')).toHaveLength(3)
  })

  it('refused at the same time need one refresh', async () => {
    const { page, call, answerRefresh } = openPage()
    answerRefresh('new')
    expect(await Promise.all([call(), call(), call()])).toEqual([FINE, FINE, FINE])
    expect(page.refreshes).toBe(1)
  })

  it('end with 401 when the refresh fails: silent logout, tasks deleted, login dialog, waiting calls not sent', async () => {
    const { page, call, answerRefresh } = openPage()
    const first = call()
    await new Promise((resolve) => setImmediate(resolve))
    const waiting = call()
    answerRefresh(null)
    // Spec §8.
    const result = 'Error refreshing user token. User is not authorized to access the resource'
    expect(await first).toEqual({ code: 401, result })
    expect(await waiting).toMatchObject({ code: 401, result: expect.stringContaining('Error refreshing user token') })
    expect(page.effects).toEqual(['logout-silently', 'clear-untransmitted', 'open-login'])
    expect(page.sent).toEqual(['Bearer old'])
  })

  it('stop with a notice when the renewed token is refused as well', async () => {
    const { page, call, answerRefresh } = openPage({ good: 'other' })
    answerRefresh('new')
    expect(await call()).toMatchObject({ code: 401 })
    expect(page.refreshes).toBe(1)
    expect(page.effects).toEqual(['logout-silently', 'clear-untransmitted', 'open-login', 'notice-refresh-error'])
  })

  it('refused after a logout cause no refresh, no dialog and no failed lock', async () => {
    const { page, call } = openPage()
    const underWay = call()
    page.token = null
    expect(await underWay).toMatchObject({ code: 401 })
    expect([page.refreshes, page.effects]).toEqual([0, []])
    expect(await call()).toMatchObject({ code: 200 })
  })

  it('to the catalogue still work after the session was lost', async () => {
    const { page, call, answerRefresh } = openPage()
    answerRefresh(null)
    await call()
    expect(await call(searchCatalog)).toMatchObject({ code: 200 })
    expect(page.sent.at(-1)).toBeUndefined()
    expect(await call(createCart)).toMatchObject({ code: 401 })
  })

  it('work again after a login', async () => {
    const { page, sender, call, answerRefresh } = openPage()
    answerRefresh(null)
    await call()
    page.token = null
    expect(await call()).toMatchObject({ code: 401 })
    sender.notify({ kind: 'login' })
    page.token = 'new'
    expect(await call()).toMatchObject({ code: 200 })
  })

  it('work again as a guest after the dialog was closed', async () => {
    const { page, sender, call, answerRefresh } = openPage()
    answerRefresh(null)
    await call()
    sender.notify({ kind: 'logout' })
    sender.notify({ kind: 'dismissed' })
    expect(await call()).toMatchObject({ code: 200 })
    expect(page.sent.at(-1)).toBeUndefined()
  })

  it('return the 401 after a silent logout without automatic refresh', async () => {
    const { page, call } = openPage({ autoRefresh: false })
    expect(await call()).toEqual({ code: 401, result: 'Your session has ended' })
    expect(page.effects).toEqual(['logout-silently', 'open-login'])
    expect(page.refreshes).toBe(0)
  })

  it('to the cart are not sent without a cart id', async () => {
    const { page, call } = openPage({ token: null })
    await expect(call(pullCart)).rejects.toThrow('cartId')
    expect(page.sent).toEqual([])
  })
})

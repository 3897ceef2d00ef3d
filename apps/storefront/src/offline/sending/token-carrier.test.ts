import { createCart, pullCart } from '@meerkat/contract/cart'
import { searchCatalog } from '@meerkat/contract/search'
import type { Answer, Call } from '@meerkat/contract/transport'
import { readProfile } from '@meerkat/contract/user'
import { describe, expect, it } from 'vitest'
import { createTokenCarrier } from './token-carrier.ts'

const FINE = { code: 200, result: 'fine' }

/** A server that knows one good token, and a customer who holds `token`. */
function openPage({ token = 'old' as string | null, good = 'new', autoRefresh = true } = {}) {
  const page = { token, good, sent: [] as (string | undefined)[], effects: [] as string[], refreshes: 0, waits: 0 }
  const gate = Promise.withResolvers<string | null>()
  const carrier = createTokenCarrier({
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
      // Others have their turn while a call waits.
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
    carrier.carry({ endpoint, ...(query && { query }) }, send).then(({ body }) => body as { code: number; result: unknown })
  return { page, carrier, call, answerRefresh: gate.resolve }
}

describe('calls of a customer (tables of behaviour 6.1 and 6.3)', () => {
  it('go out with the token, those of a guest without', async () => {
    const customer = openPage({ good: 'old' })
    expect(await customer.call()).toMatchObject({ code: 200 })
    expect(customer.page.sent).toEqual(['Bearer old'])
    const guest = openPage({ token: null })
    expect(await guest.call()).toMatchObject({ code: 200 })
    expect(guest.page.sent).toEqual([undefined])
  })

  it('renew an expired token once, and all that waited go on with the new one', async () => {
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

  it('that were sent together and refused together cost one refresh', async () => {
    const { page, call, answerRefresh } = openPage()
    answerRefresh('new')
    expect(await Promise.all([call(), call(), call()])).toEqual([FINE, FINE, FINE])
    expect(page.refreshes).toBe(1)
  })

  it('end with 401 when the refresh fails: silent logout, tasks dropped, dialog; waiting ones are not sent', async () => {
    const { page, call, answerRefresh } = openPage()
    const first = call()
    await new Promise((resolve) => setImmediate(resolve))
    const waiting = call()
    answerRefresh(null)
    expect(await first).toMatchObject({ code: 401 })
    expect(await waiting).toMatchObject({ code: 401, result: expect.stringContaining('Error refreshing user token') })
    expect(page.effects).toEqual(['logout-silently', 'clear-untransmitted', 'open-login'])
    expect(page.sent).toEqual(['Bearer old'])
  })

  it('give up with a notice when the renewed token is refused as well', async () => {
    const { page, call, answerRefresh } = openPage({ good: 'other' })
    answerRefresh('new')
    expect(await call()).toMatchObject({ code: 401 })
    expect(page.refreshes).toBe(1)
    expect(page.effects).toEqual(['logout-silently', 'clear-untransmitted', 'open-login', 'notice-refresh-error'])
  })

  it("that are refused after a logout are nobody's: no refresh, no dialog, no failed lock", async () => {
    const { page, call } = openPage()
    const underWay = call()
    page.token = null
    expect(await underWay).toMatchObject({ code: 401 })
    expect([page.refreshes, page.effects]).toEqual([0, []])
    expect(await call()).toMatchObject({ code: 200 })
  })

  it('leave the catalogue open to whoever lost their session', async () => {
    const { page, call, answerRefresh } = openPage()
    answerRefresh(null)
    await call()
    expect(await call(searchCatalog)).toMatchObject({ code: 200 })
    expect(page.sent.at(-1)).toBeUndefined()
    expect(await call(createCart)).toMatchObject({ code: 401 })
  })

  it('a login frees a failed lock', async () => {
    const { page, carrier, call, answerRefresh } = openPage()
    answerRefresh(null)
    await call()
    page.token = null
    expect(await call()).toMatchObject({ code: 401 })
    carrier.tell({ kind: 'login' })
    page.token = 'new'
    expect(await call()).toMatchObject({ code: 200 })
  })

  it('closing the dialog frees it for a guest, whose calls have no token', async () => {
    const { page, carrier, call, answerRefresh } = openPage()
    answerRefresh(null)
    await call()
    carrier.tell({ kind: 'logout' })
    carrier.tell({ kind: 'dismissed' })
    expect(await call()).toMatchObject({ code: 200 })
    expect(page.sent.at(-1)).toBeUndefined()
  })

  it('without automatic refresh the answer is delivered after a silent logout', async () => {
    const { page, call } = openPage({ autoRefresh: false })
    expect(await call()).toEqual({ code: 401, result: 'Your session has ended' })
    expect(page.effects).toEqual(['logout-silently', 'open-login'])
    expect(page.refreshes).toBe(0)
  })

  it('a cart call without a cart is not sent', async () => {
    const { page, call } = openPage({ token: null })
    await expect(call(pullCart)).rejects.toThrow('cartId')
    expect(page.sent).toEqual([])
  })
})

import { MAX_WISHLIST_ITEMS } from '@meerkat/contract/wishlist'
import { describe, expect, it } from 'vitest'
import { aCustomer, type LoggedIn, PASSWORD } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()
const change = (customer: LoggedIn, body: object) => customer.post('/api/user/wishlist', body)
const share = async (customer: LoggedIn, isShared: boolean) =>
  ((await customer.post('/api/user/wishlist/share', { isShared })).result as { shareKey: string | null }).shareKey

describe('the wishlist of an account', () => {
  it('keeps the order, and a repeated change has no effect', async () => {
    const customer = await aCustomer(shopper)
    await change(customer, { add: ['TICK-COLLAR', 'SHAMPOO-250'] })
    await change(customer, { add: ['TICK-COLLAR', 'LITTER-5KG'] })
    const after = await change(customer, { add: [], remove: ['SHAMPOO-250', 'NEVER-THERE'] })
    expect(after).toMatchObject({ code: 200, result: { skus: ['TICK-COLLAR', 'LITTER-5KG'], shareKey: null } })
    expect(await change(customer, { remove: ['SHAMPOO-250'] })).toMatchObject({ result: after.result as object })
    expect(await customer.get('/api/user/wishlist')).toMatchObject({ result: after.result as object })
  })

  it('is one for each customer and store view', async () => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    await change(one, { add: ['TICK-COLLAR'] })
    await one.post('/api/de/user/wishlist', { add: ['SHAMPOO-250'] })
    expect((await one.get('/api/user/wishlist')).result).toMatchObject({ skus: ['TICK-COLLAR'] })
    expect((await one.get('/api/de/user/wishlist')).result).toMatchObject({ skus: ['SHAMPOO-250'] })
    expect((await two.get('/api/user/wishlist')).result).toMatchObject({ skus: [] })
    expect(await shopper.get('/api/user/wishlist')).toMatchObject({ code: 401 })
  })

  it('has a limit: a change that would exceed it is refused, and no entry is lost', async () => {
    const customer = await aCustomer(shopper)
    const skus = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, number) => `SKU-${number}`)
    expect(await change(customer, { add: skus })).toMatchObject({ code: 200 })
    expect(await change(customer, { add: ['ONE-MORE'] })).toMatchObject({ code: 400, result: 'A wishlist holds at most 300 products' })
    expect((await customer.get('/api/user/wishlist')).result).toMatchObject({ skus })
    expect(await change(customer, { add: [7] })).toMatchObject({ code: 400 })
    expect(await change(customer, { add: ['x'.repeat(200)] })).toMatchObject({ code: 400 })
  })
})

describe('a shared wishlist', () => {
  it('is read by its key alone, in its current state, and names no person', async () => {
    const customer = await aCustomer(shopper)
    await change(customer, { add: ['TICK-COLLAR'] })
    const key = await share(customer, true)
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(await share(customer, true)).toBe(key)
    await change(customer, { add: ['SHAMPOO-250'] })
    const shared = await shopper.get(`/api/wishlist?key=${key}`)
    expect(shared).toMatchObject({ code: 200 })
    expect(shared.result).toEqual({ skus: ['TICK-COLLAR', 'SHAMPOO-250'] })
    expect(await shopper.get(`/api/de/wishlist?key=${key}`)).toMatchObject({ code: 404 })
  })

  it('ends for good: when it is shared again, it has another key', async () => {
    const customer = await aCustomer(shopper)
    const key = await share(customer, true)
    expect(await share(customer, false)).toBeNull()
    expect(await shopper.get(`/api/wishlist?key=${key}`)).toMatchObject({ code: 404, result: 'This list is not shared any more' })
    expect(await share(customer, true)).not.toBe(key)
  })

  it.each(['', 'x', "' or 1=1 --", '%00', 'a'.repeat(65)])('cannot be guessed: %j', async (key) => {
    expect([400, 404]).toContain((await shopper.get(`/api/wishlist?key=${encodeURIComponent(key)}`)).code)
  })
})

it('is exported with the personal data, and deleted with the account', async () => {
  const customer = await aCustomer(shopper)
  await change(customer, { add: ['TICK-COLLAR'] })
  const key = await share(customer, true)
  expect((await customer.get('/api/user/export')).result).toMatchObject({ wishlist: [{ storeCode: '', sku: 'TICK-COLLAR' }] })
  expect(await customer.post('/api/user/delete', { password: PASSWORD })).toMatchObject({ code: 200 })
  expect(await shopper.get(`/api/wishlist?key=${key}`)).toMatchObject({ code: 404 })
  expect(shop.faults).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()
const PASSWORD = 'Kopjes and 9 kin'
let count = 0

/** A guest's order, with the token that was given to the device. */
async function aGuestOrder({ email = '', company = '' } = {}) {
  count += 1
  const buyer = email || `claim-${count}@example.com`
  const address = { ...ADDRESS, email: buyer }
  const { addressInformation } = anOrder()
  const { result } = await shopper.post(
    '/api/order',
    anOrder({
      order_id: `claimed-${count}`,
      addressInformation: {
        ...addressInformation,
        shippingAddress: { ...address, firstname: 'Sipho', lastname: 'Nkosi' },
        billingAddress: { ...address, ...(company && { company, vat_id: '4010123456' }) },
      },
    }),
  )
  const { guestToken, orderNumber } = result as { guestToken: string; orderNumber: string }
  return { email: buyer, token: guestToken, orderNumber }
}

const claim = (token: string, password = PASSWORD) => shopper.post('/api/guest-order/account', { token, password })

async function logIn(email: string): Promise<string> {
  const { code, result } = await shopper.post('/api/user/login', { username: email, password: PASSWORD })
  expect(code).toBe(200)
  return result as string
}

const listOrders = (token: string) => shopper.get(`/api/user/order-history?token=${token}`)

describe('an account for the guest of an order (docs/behaviour/orders.md §14.3)', () => {
  it('has the names and addresses of the order, and owns it', async () => {
    const { email, token, orderNumber } = await aGuestOrder({ company: 'Acacia Vets' })
    expect(await claim(token)).toMatchObject({ code: 200, result: { email, firstname: ADDRESS.firstname, lastname: ADDRESS.lastname } })
    const user = await logIn(email)
    expect(await shopper.get(`/api/user/me?token=${user}`)).toMatchObject({
      result: {
        addresses: [
          { firstname: 'Sipho', lastname: 'Nkosi', city: ADDRESS.city, default_shipping: true },
          { firstname: ADDRESS.firstname, company: 'Acacia Vets', vat_id: '4010123456', default_billing: true },
        ],
      },
    })
    expect(await listOrders(user)).toMatchObject({ result: { items: [{ increment_id: orderNumber }] } })
  })

  it('does not own other orders with the same e-mail address', async () => {
    const email = 'claim-twice@example.com'
    const [first, other] = [await aGuestOrder({ email }), await aGuestOrder({ email, company: 'Other' })]
    await claim(first.token)
    expect(await listOrders(await logIn(email))).toMatchObject({ result: { total_count: 1 } })
    expect(await shopper.post('/api/guest-order', { token: other.token })).toMatchObject({ code: 200 })
  })

  it('is created once; the token is invalid afterwards', async () => {
    const { token } = await aGuestOrder()
    const answers = await Promise.all([claim(token), claim(token)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400])
    expect(await claim(token)).toMatchObject({ code: 400, result: 'This order belongs to an account already, please log in' })
    expect(await shopper.post('/api/guest-order', { token })).toMatchObject({ code: 404 })
  })

  it('is refused for an address that has an account, and the order stays the guest’s', async () => {
    const { email } = await aCustomer(shopper)
    const { token } = await aGuestOrder({ email })
    expect(await claim(token)).toMatchObject({ code: 400, result: 'A customer with the same email already exists' })
    expect(await shopper.post('/api/guest-order', { token })).toMatchObject({ code: 200 })
  })

  it.each(['short', 'password1', ' '.repeat(9)])('is refused with the weak password %j', async (password) => {
    const { token } = await aGuestOrder()
    expect(await claim(token, password)).toMatchObject({ code: 400, result: expect.stringContaining('password') })
    expect(await shopper.post('/api/guest-order', { token })).toMatchObject({ code: 200 })
  })

  it.each(['', '1', '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', "1.'; drop table customer"])(
    'is refused without a token: %j',
    async (token) => {
      expect([400, 404]).toContain((await claim(token)).code)
    },
  )

  it('is refused once the contact data has been erased', async () => {
    const { token } = await aGuestOrder()
    await shop.database.pool.query('update sales_order set customer_email = null where id = $1', [Number(token.split('.')[0])])
    expect(await claim(token)).toMatchObject({ code: 404 })
  })
})

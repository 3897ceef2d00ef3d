import { OrderHistory } from '@meerkat/contract/order-history'
import { describe, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/a-customer.ts'
import { ADDRESS, anOrder } from '../../../testing/a-shopper.ts'
import { openForReturns, readNewestOrder } from '../../../testing/open-for-returns.ts'

const { shop, shopper, operator, mailbox, aSentOrder, mailAbout, qtyOf } = await openForReturns()

const sendEarlier = (id: number, time: string) =>
  shop.database.pool.query('update sales_order set shipped_at = shipped_at - $2::interval where id = $1', [id, time])
const announced = (outcome: unknown) => (outcome as { returnId: number }).returnId

describe('POST /api/order/:id/return', () => {
  const pieces = (order: { items: { item_id: number }[] }, qty = 1) => ({ items: [{ item_id: order.items[0]!.item_id, qty }] })

  it('announces a return once, however often it is repeated, and shows it to the operator', async () => {
    const { customer, id } = await aSentOrder()
    const body = { ...pieces(await readNewestOrder(customer)), reason: 'Too small', request_id: 'click-1' }
    for (let click = 0; click < 3; click += 1)
      expect(await customer.post(`/api/order/${id}/return`, body)).toMatchObject({
        code: 200,
        result: { entity_id: id, returns: [{ state: 'announced', reason: 'Too small', items: [{ qty: 1, qty_received: null }] }] },
      })
    expect((await operator.listReturns(50, { all: false })).at(-1)).toMatchObject({
      announced_by: 'customer',
      reason: 'Too small',
      lines: [{ sku: 'TICK-COLLAR', qty: 1 }],
    })
    expect((await operator.listOrders(1))[0]).toMatchObject({ open_returns: 1 })
    const shopMail = await mailAbout('hello@meerkat.example', 'Return ')
    expect(shopMail.text).toContain('Too small')
  })

  it('is refused before the order is sent, after the return period, and for more pieces than the order has', async () => {
    const { customer, id, number } = await aSentOrder({ isSent: false })
    const ask = async (qty?: number) => customer.post(`/api/order/${id}/return`, pieces(await readNewestOrder(customer), qty))
    expect(await ask()).toMatchObject({ code: 400, result: expect.stringContaining('was not sent yet') })
    await operator.moveOrder(number, 'ship', null)
    expect(await ask(3)).toMatchObject({ code: 400, result: expect.stringContaining('so many pieces') })
    await sendEarlier(id, '32 days')
    expect(await ask()).toMatchObject({ code: 400, result: expect.stringContaining('time for returns') })
    expect(await readNewestOrder(customer)).toMatchObject({ can_return: false })
    await sendEarlier(id, '-32 days')
    expect(await ask()).toMatchObject({ code: 200 })
  })

  it("gives the same response for others' orders as for missing ones, and 401 without a token", async () => {
    const { customer, id } = await aSentOrder()
    const body = pieces(await readNewestOrder(customer))
    const other = await aCustomer(shopper)
    const missing = await other.post('/api/order/99999999/return', body)
    expect(missing).toMatchObject({ status: 404, code: 404 })
    expect((await other.post(`/api/order/${id}/return`, body)).result).toEqual(missing.result)
    expect(await shopper.post(`/api/order/${id}/return`, body)).toMatchObject({ code: 401 })
    expect(await shopper.post('/api/guest-order/return', { ...body, token: `${id}.${'A'.repeat(43)}` })).toMatchObject({ code: 404 })
  })

  it('works for guests with the link of their mail', async () => {
    const address = { ...ADDRESS, email: 'guest-returns@example.com' }
    const { addressInformation } = anOrder()
    const { result } = await shopper.post(
      '/api/order',
      anOrder({ addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address } }),
    )
    await operator.moveOrder(Number((result as { orderNumber: string }).orderNumber), 'ship', null)
    const { text = '' } = await mailbox.mailTo(address.email)
    const token = new URL(/http:\S+guest-order\S+/.exec(text)?.[0] ?? 'http://no.link').searchParams.get('token')
    const order = (await shopper.post('/api/guest-order', { token })).result as { items: { item_id: number }[] }
    const asked = await shopper.post('/api/guest-order/return', { token, ...pieces(order) })
    expect(asked).toMatchObject({ code: 200, result: { returns: [{ state: 'announced', reason: null }], can_return: false } })
    const [{ entity_id: return_id }] = (asked.result as { returns: [{ entity_id: number }] }).returns
    expect(await shopper.post('/api/guest-order/return/call-off', { token, return_id })).toMatchObject({
      code: 200,
      result: { returns: [{ state: 'called-off' }], can_return: true },
    })
  })
})

describe('POST /api/order/:id/return/call-off', () => {
  async function anAnnouncedReturn() {
    const sent = await aSentOrder()
    const { item_id } = (await readNewestOrder(sent.customer)).items[0]!
    const ask = { request_id: 'click-1', items: [{ item_id, qty: 2 }] }
    const { result } = await sent.customer.post(`/api/order/${sent.id}/return`, ask)
    return { ...sent, ask, returnId: OrderHistory.shape.items.parse([result])[0]!.returns![0]!.entity_id }
  }

  it('closes a return, once, and its pieces can be announced again', async () => {
    const { customer, email, id, returnId, ask } = await anAnnouncedReturn()
    const before = await qtyOf('TICK-COLLAR')
    expect(await readNewestOrder(customer)).toMatchObject({ returns: [{ can_call_off: true }], items: [{ qty_returnable: 0 }, {}, {}] })
    for (let click = 0; click < 3; click += 1)
      expect(await customer.post(`/api/order/${id}/return/call-off`, { return_id: returnId })).toMatchObject({
        code: 200,
        result: {
          entity_id: id,
          status: 'processing',
          can_return: true,
          returns: [{ entity_id: returnId, state: 'called-off', can_call_off: false, closed_at: expect.any(String) }],
          items: [{ qty_returnable: 2 }, {}, {}],
          status_histories: [{ step: 'ship' }, { step: 'return-announced' }, { step: 'return-called-off' }],
        },
      })
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect((await mailAbout(email, 'is closed')).text).toContain('these products stay with you')
    expect((await mailAbout('hello@meerkat.example', `Return ${returnId} `, 'cancelled')).text).toContain('TICK-COLLAR')
    expect(await operator.receiveReturn(returnId, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind: 'refused' })
    expect(await customer.post(`/api/order/${id}/return`, { ...ask, request_id: 'click-2' })).toMatchObject({ code: 200 })
  })

  it('is refused once the goods were received, and for returns that the shop announced', async () => {
    const { customer, id, number, returnId } = await anAnnouncedReturn()
    await operator.receiveReturn(returnId, { pieces: null, isUnsaleable: false }, null)
    const shops = announced(await operator.announceReturn(number, 'Not accepted', null))
    expect(await readNewestOrder(customer)).toMatchObject({ returns: [{ can_call_off: false }, { can_call_off: false }] })
    for (const return_id of [returnId, shops])
      expect(await customer.post(`/api/order/${id}/return/call-off`, { return_id })).toMatchObject({
        code: 400,
        result: 'This return cannot be called off any more, please contact us',
      })
    expect(await readNewestOrder(customer)).toMatchObject({ returns: [{ state: 'received' }, { state: 'announced' }] })
  })

  it("gives the same response for a return of another order as for a missing one, and for others' orders as for missing ones", async () => {
    const own = await aSentOrder()
    const { id, returnId } = await anAnnouncedReturn()
    const callOff = async (id: number) => {
      const { headers, ...answer } = await own.customer.post(`/api/order/${own.id}/return/call-off`, { return_id: id })
      // The dates of two responses may differ by a second.
      return { ...answer, headers: { ...headers, date: '' } }
    }
    const missing = await callOff(999_999_999)
    expect(missing).toMatchObject({ status: 404, code: 404, result: 'This return does not exist' })
    expect(await callOff(returnId)).toEqual(missing)
    expect(await own.customer.post(`/api/order/${id}/return/call-off`, { return_id: returnId })).toMatchObject({ code: 404 })
    expect(await shopper.post(`/api/order/${id}/return/call-off`, { return_id: returnId })).toMatchObject({ code: 401 })
    const token = `${id}.${'A'.repeat(43)}`
    expect(await shopper.post('/api/guest-order/return/call-off', { token, return_id: returnId })).toMatchObject({ code: 404 })
    expect((await operator.listReturns(200, { all: true })).find((given) => given.id === returnId)?.state).toBe('announced')
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

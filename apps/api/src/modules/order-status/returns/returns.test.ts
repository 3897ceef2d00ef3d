import { OrderHistory } from '@meerkat/contract/order-history'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { afterAll, describe, expect, it } from 'vitest'
import { createOperator } from '../../../operator.ts'
import { aCustomer, type LoggedIn } from '../../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder } from '../../../testing/a-shopper.ts'
import { openMailbox } from '../../../testing/mailbox.ts'
import { openForFile } from '../../../testing/open-for-file.ts'
import { readStores } from '../../../testing/open-test-shop.ts'

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url } })
const operator = createOperator(shop.database, { stores: readStores() })
const qtyOf = async (sku: string) => (await operator.findStock(sku))?.qty ?? Number.NaN
let buyers = 0

/** Three collars on two lines and a shampoo, sent. */
async function aSentOrder({ isSent = true }: { isSent?: boolean } = {}) {
  buyers += 1
  const email = `returner-${buyers}@example.com`
  const customer = await aCustomer(shopper)
  const { addressInformation } = anOrder()
  const products = [aLine('TICK-COLLAR', 2), aLine('SHAMPOO-250'), aLine('TICK-COLLAR')]
  const { code, result } = await customer.post(
    '/api/order',
    anOrder({ products, addressInformation: { ...addressInformation, billingAddress: { ...ADDRESS, email } } }),
  )
  expect(code).toBe(200)
  const { backendOrderId, orderNumber } = result as { backendOrderId: string; orderNumber: string }
  if (isSent) await operator.moveOrder(Number(orderNumber), 'ship', null)
  return { email, customer, id: Number(backendOrderId), number: Number(orderNumber) }
}

async function read(customer: LoggedIn) {
  const [order] = OrderHistory.parse((await customer.get('/api/user/order-history')).result).items
  return order!
}

const sendEarlier = (id: number, time: string) =>
  shop.database.pool.query('update sales_order set shipped_at = shipped_at - $2::interval where id = $1', [id, time])
const announced = (outcome: unknown) => (outcome as { returnId: number }).returnId

describe('an order that was sent (docs/behaviour/orders.md §17.2)', () => {
  it('is not cancelled, not even by the operator: goods on their way are not in stock', async () => {
    const { customer, number } = await aSentOrder()
    const before = await qtyOf('TICK-COLLAR')
    expect(await operator.moveOrder(number, 'cancel', null)).toEqual({ kind: 'refused', status: 'processing' })
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect(await read(customer)).toMatchObject({ status: 'processing', can_return: true, can_cancel: false })
  })

  it('comes back as a whole: its goods are in stock when they are received, once, and the order is closed', async () => {
    const { customer, email, number } = await aSentOrder()
    const before = await qtyOf('TICK-COLLAR')
    const id = announced(await operator.announceReturn(number, 'Delivery refused', null))
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect(await read(customer)).toMatchObject({
      status: 'processing',
      can_return: false,
      returns: [{ entity_id: id, state: 'announced', reason: 'Delivery refused', closed_at: null }],
      items: [{ qty_refunded: 0 }, { qty_refunded: 0 }, { qty_refunded: 0 }],
    })
    for (const kind of ['moved', 'unchanged'])
      expect(await operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind, orderStatus: 'closed' })
    expect(await qtyOf('TICK-COLLAR')).toBe(before + 3)
    expect(await read(customer)).toMatchObject({
      status: 'closed',
      state: 'closed',
      total_due: 0,
      returns: [{ state: 'received', closed_at: expect.any(String) }],
      items: [{ qty_refunded: 2 }, { qty_refunded: 1 }, { qty_refunded: 1 }],
      status_histories: [{ step: 'ship' }, { step: 'return-announced' }, { step: 'return-received', status: 'closed' }],
    })
    const [registered, received] = [await mailAbout(email, 'is registered'), await mailAbout(email, 'has arrived')]
    expect(registered.text).toContain(`number ${id} into the parcel`)
    expect(registered.text).toContain('12 Sentinel Road')
    // Beside the name it would make the mail wider than a phone.
    expect(registered.html).not.toContain('TICK-COLLAR')
    expect(received.text).toContain('We have received these goods back')
    expect(mailbox.mails.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('nothing will be sent'))).toEqual([])
  })

  it('comes back in parts, by line and piece; unsaleable pieces stay out of stock', async () => {
    const { customer, number } = await aSentOrder()
    const { total_due: due } = await read(customer)
    const [collars, shampoos] = [await qtyOf('TICK-COLLAR'), await qtyOf('SHAMPOO-250')]
    const id = announced(await operator.announceReturn(number, 'Two do not fit', new Map([['TICK-COLLAR', 3]])))
    const arrived = { pieces: new Map([['TICK-COLLAR', { qty: 2, unsaleable: 1 }]]), isUnsaleable: false }
    expect(await operator.receiveReturn(id, arrived, 'One was chewed')).toEqual({ kind: 'moved', orderStatus: 'processing' })
    expect([await qtyOf('TICK-COLLAR'), await qtyOf('SHAMPOO-250')]).toEqual([collars + 1, shampoos])
    const order = await read(customer)
    expect(order.items.map(({ qty_refunded, qty_returnable }) => [qty_refunded, qty_returnable])).toEqual([
      [2, 0],
      [0, 1],
      [0, 1],
    ])
    expect(order.total_due).toBeCloseTo(due - 2 * order.items[0]!.price_incl_tax, 2)
    expect(order.status_histories.at(-1)).toMatchObject({ step: 'return-received', comment: 'One was chewed' })

    const rest = announced(await operator.announceReturn(number, 'The rest too', null))
    await operator.receiveReturn(rest, { pieces: null, isUnsaleable: true }, null)
    expect([await qtyOf('TICK-COLLAR'), await qtyOf('SHAMPOO-250')]).toEqual([collars + 1, shampoos])
    expect(await read(customer)).toMatchObject({ status: 'closed', total_due: 0 })
  })

  it('keeps what does not come back: a return that was called off can be announced again', async () => {
    const { customer, email, number } = await aSentOrder()
    const before = await qtyOf('TICK-COLLAR')
    const id = announced(await operator.announceReturn(number, 'Wrong size', null))
    expect(await operator.callOffReturn(id, 'Nothing came')).toEqual({ kind: 'moved', orderStatus: 'processing' })
    expect(await operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind: 'refused' })
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect((await mailAbout(email, 'is closed')).text).toContain('Nothing came')
    expect(await read(customer)).toMatchObject({ can_return: true })
    expect(await operator.announceReturn(number, 'Again', null)).toMatchObject({ kind: 'announced' })
  })

  it('tells its buyer by mail what it means for the money, as far as the shop knows', async () => {
    const shampoo = new Map([['SHAMPOO-250', 1]])
    const receive = (id: number) => operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)
    const unpaid = await aSentOrder()
    const { total_due } = await read(unpaid.customer)
    await operator.callOffReturn(announced(await operator.announceReturn(unpaid.number, 'Not paid yet', shampoo)), null)
    expect((await mailAbout(unpaid.email, 'is closed')).text).toContain(`You still have R${total_due.toFixed(2)} to pay for this order.`)
    expect((await mailAbout(unpaid.email, 'is registered')).text).toContain('tell you what you get back or still have to pay')

    const kept = await aSentOrder()
    await operator.moveOrder(kept.number, 'pay', null)
    await operator.callOffReturn(announced(await operator.announceReturn(kept.number, 'Paid', shampoo)), null)
    expect((await mailAbout(kept.email, 'is closed')).text).toContain('There is no refund for these products.')

    const back = await aSentOrder()
    await operator.moveOrder(back.number, 'pay', null)
    await receive(announced(await operator.announceReturn(back.number, 'Paid, and here', shampoo)))
    const { documents, items } = await read(back.customer)
    const { amount } = documents!.at(-1)!
    expect(amount).toBe(items[1]!.price_incl_tax)
    expect((await mailAbout(back.email, 'has arrived')).text).toContain(`You get R${amount.toFixed(2)} back for these goods.`)

    const refunded = await aSentOrder()
    await operator.moveOrder(refunded.number, 'pay', null)
    await operator.noteRefund(refunded.number, { amountCents: 100, reason: 'A dent', by: 'lindiwe', reference: null })
    await receive(announced(await operator.announceReturn(refunded.number, 'It has a dent', shampoo)))
    expect((await mailAbout(refunded.email, 'has arrived')).text).toContain('So far, we have refunded R1.00 of your order.')
  })

  it('owes nothing once everything of an unpaid order came back', async () => {
    const { email, number } = await aSentOrder()
    const id = announced(await operator.announceReturn(number, 'Refused', null))
    await operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)
    expect((await mailAbout(email, 'has arrived')).text).toContain('You have nothing to pay for this order.')
  })

  it('refuses pieces that it does not have, and returns that do not exist', async () => {
    const { number } = await aSentOrder()
    expect(await operator.announceReturn(number, 'x', new Map([['TICK-COLLAR', 4]]))).toEqual({ kind: 'too-many' })
    expect(await operator.announceReturn(number, 'x', new Map([['NOT-IN-IT', 1]]))).toEqual({ kind: 'too-many' })
    expect(await operator.announceReturn(999_999_999, 'x', null)).toBeNull()
    const id = announced(await operator.announceReturn(number, 'x', new Map([['TICK-COLLAR', 1]])))
    for (const pieces of [
      { qty: 2, unsaleable: 0 },
      { qty: 1, unsaleable: 2 },
    ])
      expect(await operator.receiveReturn(id, { pieces: new Map([['TICK-COLLAR', pieces]]), isUnsaleable: false }, null)).toEqual({
        kind: 'too-many',
      })
    expect(await operator.receiveReturn(999_999_999, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind: 'return-not-found' })
    const unsent = await aSentOrder({ isSent: false })
    expect(await operator.announceReturn(unsent.number, 'x', null)).toEqual({ kind: 'not-sent' })
  })
})

describe('POST /api/order/:id/return', () => {
  const pieces = (order: { items: { item_id: number }[] }, qty = 1) => ({ items: [{ item_id: order.items[0]!.item_id, qty }] })

  it('announces a return once, however often it is repeated, and shows it to the operator', async () => {
    const { customer, id } = await aSentOrder()
    const body = { ...pieces(await read(customer)), reason: 'Too small', request_id: 'click-1' }
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
    const told = await mailAbout('hello@meerkat.example', 'Return ')
    expect(told.text).toContain('Too small')
  })

  it('is refused before the order is sent, after the promised days, and for more pieces than there are', async () => {
    const { customer, id, number } = await aSentOrder({ isSent: false })
    const ask = async (qty?: number) => customer.post(`/api/order/${id}/return`, pieces(await read(customer), qty))
    expect(await ask()).toMatchObject({ code: 400, result: expect.stringContaining('was not sent yet') })
    await operator.moveOrder(number, 'ship', null)
    expect(await ask(3)).toMatchObject({ code: 400, result: expect.stringContaining('so many pieces') })
    await sendEarlier(id, '32 days')
    expect(await ask()).toMatchObject({ code: 400, result: expect.stringContaining('time for returns') })
    expect(await read(customer)).toMatchObject({ can_return: false })
    await sendEarlier(id, '-32 days')
    expect(await ask()).toMatchObject({ code: 200 })
  })

  it("gives the same response for others' orders as for missing ones, and 401 without a token", async () => {
    const { customer, id } = await aSentOrder()
    const body = pieces(await read(customer))
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
    const { item_id } = (await read(sent.customer)).items[0]!
    const ask = { request_id: 'click-1', items: [{ item_id, qty: 2 }] }
    const { result } = await sent.customer.post(`/api/order/${sent.id}/return`, ask)
    return { ...sent, ask, returnId: OrderHistory.shape.items.parse([result])[0]!.returns![0]!.entity_id }
  }

  it('closes a return, once, and its pieces can be announced again', async () => {
    const { customer, email, id, returnId, ask } = await anAnnouncedReturn()
    const before = await qtyOf('TICK-COLLAR')
    expect(await read(customer)).toMatchObject({ returns: [{ can_call_off: true }], items: [{ qty_returnable: 0 }, {}, {}] })
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
    expect((await mailAbout('hello@meerkat.example', `Return ${returnId} `, 'called off')).text).toContain('TICK-COLLAR')
    expect(await operator.receiveReturn(returnId, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind: 'refused' })
    expect(await customer.post(`/api/order/${id}/return`, { ...ask, request_id: 'click-2' })).toMatchObject({ code: 200 })
  })

  it('is refused once the goods are here, and for what the shop announced itself', async () => {
    const { customer, id, number, returnId } = await anAnnouncedReturn()
    await operator.receiveReturn(returnId, { pieces: null, isUnsaleable: false }, null)
    const shops = announced(await operator.announceReturn(number, 'Not accepted', null))
    expect(await read(customer)).toMatchObject({ returns: [{ can_call_off: false }, { can_call_off: false }] })
    for (const return_id of [returnId, shops])
      expect(await customer.post(`/api/order/${id}/return/call-off`, { return_id })).toMatchObject({
        code: 400,
        result: 'This return cannot be called off any more, please contact us',
      })
    expect(await read(customer)).toMatchObject({ returns: [{ state: 'received' }, { state: 'announced' }] })
  })

  it("gives the same response for a return of another order as for a missing one, and for others' orders as for missing ones", async () => {
    const own = await aSentOrder()
    const { id, returnId } = await anAnnouncedReturn()
    const callOff = async (id: number) => {
      const { headers, ...answer } = await own.customer.post(`/api/order/${own.id}/return/call-off`, { return_id: id })
      // Two answers may be a second apart.
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

it('the setting is what the pages of the demo shop promise', () => {
  expect(readStores().default.returns?.days).toBe(30)
  const pages = JSON.stringify(buildDemoCatalog())
  for (const promise of ['within thirty days', 'binnen dreißig Tagen', 'entro trenta giorni']) expect(pages).toContain(promise)
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

async function mailAbout(address: string, ...words: readonly string[]) {
  for (;;) {
    const mail = mailbox.mails.find(
      ({ to, subject }) => to?.some((entry) => entry.address === address) && words.every((word) => subject?.includes(word)),
    )
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

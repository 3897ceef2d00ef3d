import { describe, expect, it } from 'vitest'
import { openForReturns, readNewestOrder } from '../../../testing/open-for-returns.ts'

const { shop, operator, mailbox, aSentOrder, mailAbout, qtyOf } = await openForReturns()
const announced = (outcome: unknown) => (outcome as { returnId: number }).returnId

describe('an order that was sent (docs/behaviour/orders.md §17.2)', () => {
  it('cannot be cancelled, not even by the operator: goods in transit are not in stock', async () => {
    const { customer, number } = await aSentOrder()
    const before = await qtyOf('TICK-COLLAR')
    expect(await operator.moveOrder(number, 'cancel', null)).toEqual({ kind: 'refused', status: 'processing' })
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect(await readNewestOrder(customer)).toMatchObject({ status: 'processing', can_return: true, can_cancel: false })
  })

  it('comes back as a whole: its goods are in stock when they are received, once, and the order is closed', async () => {
    const { customer, email, number } = await aSentOrder()
    const before = await qtyOf('TICK-COLLAR')
    const id = announced(await operator.announceReturn(number, 'Delivery refused', null))
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect(await readNewestOrder(customer)).toMatchObject({
      status: 'processing',
      can_return: false,
      returns: [{ entity_id: id, state: 'announced', reason: 'Delivery refused', closed_at: null }],
      items: [{ qty_refunded: 0 }, { qty_refunded: 0 }, { qty_refunded: 0 }],
    })
    for (const kind of ['moved', 'unchanged'])
      expect(await operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind, orderStatus: 'closed' })
    expect(await qtyOf('TICK-COLLAR')).toBe(before + 3)
    expect(await readNewestOrder(customer)).toMatchObject({
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
    // A sku beside the name would make the mail wider than a phone.
    expect(registered.html).not.toContain('TICK-COLLAR')
    expect(received.text).toContain('We have received these goods back')
    expect(mailbox.mails.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('nothing will be sent'))).toEqual([])
  })

  it('comes back in parts, by line and piece; unsaleable pieces stay out of stock', async () => {
    const { customer, number } = await aSentOrder()
    const { total_due: due } = await readNewestOrder(customer)
    const [collars, shampoos] = [await qtyOf('TICK-COLLAR'), await qtyOf('SHAMPOO-250')]
    const id = announced(await operator.announceReturn(number, 'Two do not fit', new Map([['TICK-COLLAR', 3]])))
    const arrived = { pieces: new Map([['TICK-COLLAR', { qty: 2, unsaleable: 1 }]]), isUnsaleable: false }
    expect(await operator.receiveReturn(id, arrived, 'One was chewed')).toEqual({ kind: 'moved', orderStatus: 'processing' })
    expect([await qtyOf('TICK-COLLAR'), await qtyOf('SHAMPOO-250')]).toEqual([collars + 1, shampoos])
    const order = await readNewestOrder(customer)
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
    expect(await readNewestOrder(customer)).toMatchObject({ status: 'closed', total_due: 0 })
  })

  it('keeps pieces that do not come back: after a return was called off, they can be announced again', async () => {
    const { customer, email, number } = await aSentOrder()
    const before = await qtyOf('TICK-COLLAR')
    const id = announced(await operator.announceReturn(number, 'Wrong size', null))
    expect(await operator.callOffReturn(id, 'Nothing came')).toEqual({ kind: 'moved', orderStatus: 'processing' })
    expect(await operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)).toEqual({ kind: 'refused' })
    expect(await qtyOf('TICK-COLLAR')).toBe(before)
    expect((await mailAbout(email, 'is closed')).text).toContain('Nothing came')
    expect(await readNewestOrder(customer)).toMatchObject({ can_return: true })
    expect(await operator.announceReturn(number, 'Again', null)).toMatchObject({ kind: 'announced' })
  })

  it('is followed by mails that say what the return means for the money, as far as the shop knows', async () => {
    const shampoo = new Map([['SHAMPOO-250', 1]])
    const receive = (id: number) => operator.receiveReturn(id, { pieces: null, isUnsaleable: false }, null)
    const unpaid = await aSentOrder()
    const { total_due } = await readNewestOrder(unpaid.customer)
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
    const { documents, items } = await readNewestOrder(back.customer)
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
it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

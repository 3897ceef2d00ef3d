import type { HistoryOrder } from '@meerkat/contract/order-history'
import { describe, expect, it } from 'vitest'
import { openInvoicing } from '../../open-invoicing.ts'
import { createOperator } from '../../operator.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { aLine, anOrder, privateAddress } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { readPdf } from '../../testing/read-pdf.ts'

const { shop, shopper } = await openForFile()
const owner = await aCustomer(shopper)
const operator = createOperator(shop.database, { stores: readStores() })

const ask = (id: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: `/api/order/${id}/invoice`, headers })

interface Bought {
  readonly id: string
  readonly number: number
}

async function place(fields: object = {}): Promise<Bought> {
  const { code, result } = await owner.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR', 3), aLine('SHAMPOO-250')], ...fields }))
  expect(code).toBe(200)
  const { backendOrderId, orderNumber } = result as { backendOrderId: string; orderNumber: string }
  return { id: backendOrderId, number: Number(orderNumber) }
}

async function read({ id }: Bought): Promise<HistoryOrder> {
  const { items } = (await owner.get('/api/user/order-history?pageSize=100')).result as { items: HistoryOrder[] }
  return items.find(({ entity_id }) => String(entity_id) === id)!
}

async function readDocument({ id }: Bought, number: string): Promise<string> {
  const answer = await shop.app.inject({ url: `/api/order/${id}/documents/${number}`, headers: owner.bearer })
  expect(answer.statusCode).toBe(200)
  return readPdf(answer.rawPayload)
}

const REFUND = { reason: 'Changed mind', by: 'test', reference: null }
const everything = { pieces: null, isUnsaleable: false }

describe('an invoice (docs/behaviour/orders.md §17.4)', () => {
  it.each([{ steps: ['process', 'ship', 'pay'] }, { steps: ['pay', 'ship'] }, { steps: ['complete'] }] as const)(
    'is issued once, when the order is sent or paid: $steps',
    async ({ steps }) => {
      const order = await place()
      expect(await read(order)).toMatchObject({ documents: [], items: [{ qty_invoiced: 0 }, { qty_invoiced: 0 }] })
      for (const step of steps) await operator.moveOrder(order.number, step, null)
      const { documents = [], grand_total } = await read(order)
      expect(documents).toMatchObject([{ kind: 'invoice', number: expect.stringMatching(/^INV-\d{6}$/), amount: grand_total }])
      const answer = await ask(order.id, owner.bearer)
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="invoice-${documents[0]!.number}.pdf"`)
      const words = await readPdf(answer.rawPayload)
      for (const phrase of [`Tax invoice ${documents[0]!.number}`, 'No VAT number', 'Meerkat Pet Supplies', String(order.number), 'R'])
        expect(words).toContain(phrase)
      expect(words).not.toContain('This is not an invoice')
    },
  )

  it('has the next number of its store view, and a rolled-back issue leaves no gap', async () => {
    const numbers = async () =>
      (
        await shop.database.pool.query<{ number: string }>("select number from tax_document where kind = 'invoice' order by position")
      ).rows.map(({ number }) => Number(number.slice(4)))
    const before = await numbers()
    expect(before).toEqual(before.map((_, index) => index + 1))
    const order = await place()
    await expect(
      shop.database.transaction(async (tx) => {
        const { issueInvoice } = openInvoicing(readStores(), () => new Date())
        await issueInvoice(tx, Number(order.id))
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await operator.moveOrder(order.number, 'ship', null)
    expect((await numbers()).at(-1)).toBe(before.length + 1)
  })

  it('never changes, whatever happens to the order and to the settings', async () => {
    const order = await place()
    await operator.moveOrder(order.number, 'ship', null)
    const before = await readPdf((await ask(order.id, owner.bearer)).rawPayload)
    await shop.database.pool.query(`update sales_order_address set body = '{"firstname": "Other"}' where order_id = $1`, [order.id])
    expect(await readPdf((await ask(order.id, owner.bearer)).rawPayload)).toBe(before)
    await expect(shop.database.pool.query('update tax_document set total_cents = 1')).rejects.toThrow('never changes')
  })

  it('is issued at the first download for an order that an older version sent', async () => {
    const order = await place()
    await createOperator(shop.database).moveOrder(order.number, 'ship', null)
    expect((await read(order)).documents).toEqual([])
    const [one, two] = await Promise.all([ask(order.id, owner.bearer), ask(order.id, owner.bearer)])
    expect(await readPdf(one.rawPayload)).toContain('Tax invoice INV-')
    expect(await readPdf(two.rawPayload)).toBe(await readPdf(one.rawPayload))
    expect((await read(order)).documents).toHaveLength(1)
  })

  it('is replaced when it was issued without the company: a credit note, and a new invoice', async () => {
    const order = await place({ addressInformation: privateAddress() })
    await operator.moveOrder(order.number, 'ship', null)
    const company = { company: 'Happy Paws Kennels', vat_id: '4010123456' }
    for (const _ of [1, 2]) expect(await owner.post(`/api/order/${order.id}/invoice`, company)).toMatchObject({ code: 200 })
    const { documents = [], grand_total } = await read(order)
    expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', grand_total],
      ['credit-note', grand_total],
      ['invoice', grand_total],
    ])
    const [first, credit, second] = documents.map(({ number }) => number)
    const creditText = await readDocument(order, credit!)
    for (const phrase of [first!, 'A new invoice replaces it']) expect(creditText).toContain(phrase)
    expect(creditText).not.toContain('Happy Paws')
    expect(await readPdf((await ask(order.id, owner.bearer)).rawPayload)).toContain(`Tax invoice ${second}`)
    expect(await readDocument(order, second!)).toContain('Happy Paws Kennels')
  })
})

describe('a credit note', () => {
  it('credits all of a cancelled order that was paid and refunded', async () => {
    const order = await place()
    await operator.moveOrder(order.number, 'pay', null)
    const { grand_total } = await read(order)
    await operator.noteRefund(order.number, { ...REFUND, amountCents: Math.round(grand_total * 100) })
    await operator.moveOrder(order.number, 'cancel', null)
    const { documents = [], status } = await read(order)
    expect(status).toBe('canceled')
    expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', grand_total],
      ['credit-note', grand_total],
    ])
    const words = await readDocument(order, documents[1]!.number)
    for (const phrase of ['Credit note CN-', documents[0]!.number, 'The order was cancelled', 'Total credited'])
      expect(words).toContain(phrase)
  })

  it('credits returned goods piece by piece, in total exactly what was charged', async () => {
    const order = await place()
    await operator.moveOrder(order.number, 'complete', null)
    const receive = async (pieces: ReadonlyMap<string, number> | null) => {
      const outcome = await operator.announceReturn(order.number, 'Too small', pieces)
      await operator.receiveReturn((outcome as { returnId: number }).returnId, everything, null)
    }
    await receive(new Map([['TICK-COLLAR', 1]]))
    const first = await read(order)
    expect(first.documents?.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', first.grand_total],
      ['credit-note', first.items[0]!.price_incl_tax],
    ])
    const words = await readDocument(order, first.documents![1]!.number)
    for (const phrase of ['Tick & Flea Collar', 'R205.85', 'Goods were sent back', first.documents![0]!.number])
      expect(words).toContain(phrase)
    expect(words).not.toContain('Shampoo')
    await receive(null)
    const { documents = [], grand_total } = await read(order)
    const credited = documents.filter(({ kind }) => kind === 'credit-note').reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(credited).toBe(Math.round(grand_total * 100))
    expect(await owner.post(`/api/order/${order.id}/invoice`, { company: 'Happy Paws Kennels', vat_id: '4010123456' })).toMatchObject({
      code: 200,
    })
  })

  it('keeps the invoice as it is: a company is not added once goods came back', async () => {
    const order = await place({ addressInformation: privateAddress() })
    await operator.moveOrder(order.number, 'complete', null)
    const outcome = await operator.announceReturn(order.number, 'Too small', new Map([['TICK-COLLAR', 1]]))
    await operator.receiveReturn((outcome as { returnId: number }).returnId, everything, null)
    const company = { company: 'Happy Paws Kennels', vat_id: '4010123456' }
    expect(await owner.post(`/api/order/${order.id}/invoice`, company)).toMatchObject({ code: 400, result: expect.any(String) })
    const { documents = [] } = await read(order)
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  })

  it('is found by its owner only, by its number', async () => {
    const order = await place()
    await operator.moveOrder(order.number, 'ship', null)
    const { number } = (await read(order)).documents![0]!
    const other = await aCustomer(shopper)
    const get = (path: string, bearer: LoggedIn['bearer']) => shop.app.inject({ url: path, headers: bearer })
    expect((await get(`/api/order/${order.id}/documents/${number}`, other.bearer)).json()).toMatchObject({ code: 404 })
    for (const guess of ['INV-999999', 'CN-000001x', '%27', '..'])
      expect((await get(`/api/order/${order.id}/documents/${guess}`, owner.bearer)).statusCode).toBe(404)
    expect((await get(`/api/order/${order.id}/documents/${number}`, owner.bearer)).statusCode).toBe(200)
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

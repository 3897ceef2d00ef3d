import { afterAll, describe, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { ADDRESS, anOrder } from '../../testing/a-shopper.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { releaseMails } from './hold-mails.ts'
import { enqueueMail } from './mail-job.ts'

const SOON = { timeout: 15_000 }
const DAY_MS = 86_400_000
let now = new Date('2026-05-22T09:00:00Z')

const mailbox = await openMailbox()
afterAll(mailbox.close)
const { shop, shopper } = await openForFile({ mail: { smtpUrl: mailbox.url }, now: () => now })

async function placeOrder(email: string, name = 'Thandi') {
  const address = { ...ADDRESS, firstname: name, email }
  const { addressInformation } = anOrder()
  return shopper.post(
    '/api/order',
    anOrder({ addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address } }),
  )
}

const mailsTo = (address: string) => mailbox.mails.filter((_, index) => mailbox.recipients[index]?.includes(address))

/** Waits until every mail job was sent or held back. */
async function quiet(): Promise<void> {
  const waiting = () => shop.database.pool.query("select 1 from outbox where topic = 'mail'")
  await expect.poll(async () => (await waiting()).rows.length, SOON).toBe(0)
}

describe('mails to an unconfirmed address', () => {
  it('are limited per day; further orders are listed in one mail the next day', async () => {
    await shop.database.pool.query("update stock set qty = 1000 where sku = 'TICK-COLLAR'")
    const victim = 'victim@example.com'
    const numbers: string[] = []
    for (let index = 0; index < 20; index += 1) numbers.push(((await placeOrder(victim)).result as { orderNumber: string }).orderNumber)
    await quiet()
    expect(mailsTo(victim)).toHaveLength(6)
    expect(await releaseMails({ database: shop.database, now: () => now, enqueueMail })).toBe(0)

    now = new Date(now.getTime() + DAY_MS)
    expect(await releaseMails({ database: shop.database, now: () => now, enqueueMail })).toBe(1)
    // Any enqueued job wakes the outbox.
    await placeOrder('somebody-else@example.com')
    await quiet()
    expect(mailsTo(victim)).toHaveLength(7)
    const { subject, text = '' } = mailsTo(victim).at(-1) ?? {}
    expect(subject).toBe('Your orders at Meerkat')
    for (const number of numbers.slice(6)) expect(text).toContain(number)
    expect(JSON.stringify((await shop.database.pool.query('select * from mail_recipient')).rows)).not.toContain('example.com')
  })

  it('are no longer limited once a link was used', async () => {
    const reader = 'reader@example.com'
    await placeOrder(reader)
    await expect.poll(() => mailsTo(reader).length, SOON).toBe(1)
    const token = /guest-order\?token=(\S+)/.exec(mailsTo(reader)[0]?.text ?? '')?.[1]
    expect(await shopper.post('/api/guest-order', { token })).toMatchObject({ code: 200 })
    for (let index = 0; index < 9; index += 1) await placeOrder(reader)
    await quiet()
    expect(mailsTo(reader)).toHaveLength(10)
  })
})

describe('mails about an order that the shop is processing', () => {
  it('are sent although the address has reached its limit; only mails that the buyer can trigger repeatedly are limited, per order', async () => {
    const operator = createOperator(shop.database, { stores: readStores() })
    const buyer = 'buyer-of-seven@example.com'
    const numbers: number[] = []
    for (let index = 0; index < 7; index += 1)
      numbers.push(Number(((await placeOrder(buyer)).result as { orderNumber: string }).orderNumber))
    await quiet()
    expect(mailsTo(buyer)).toHaveLength(6)

    const returnIds: number[] = []
    for (const number of numbers.slice(0, 2)) {
      await operator.moveOrder(number, 'ship', null)
      const { returnId } = (await operator.announceReturn(number, 'Too large', null)) as { returnId: number }
      returnIds.push(returnId)
    }
    await quiet()
    const subjects = mailsTo(buyer)
      .slice(6)
      .map(({ subject }) => subject ?? '')
    expect(subjects).toHaveLength(4)
    for (const number of numbers.slice(0, 2)) expect(subjects.filter((subject) => subject.includes(String(number)))).toHaveLength(2)

    // Returns of one order that are announced and called off repeatedly cause six mails a day in all.
    for (let round = 0; round < 4; round += 1) {
      await operator.callOffReturn(returnIds[0]!, null)
      const { returnId } = (await operator.announceReturn(numbers[0]!, 'Too large', null)) as { returnId: number }
      returnIds[0] = returnId
    }
    await quiet()
    expect(mailsTo(buyer).slice(10)).toHaveLength(5)
    await operator.receiveReturn(returnIds[1]!, { pieces: null, isUnsaleable: false }, null)
    await quiet()
    expect(mailsTo(buyer).slice(15)).toHaveLength(1)

    now = new Date(now.getTime() + DAY_MS)
    // The order whose confirmation was held, and the newest mail about the first return.
    expect(await releaseMails({ database: shop.database, now: () => now, enqueueMail })).toBe(2)
  })
})

describe('the name on an order', () => {
  it('is refused when it contains a link, in the format that old clients read', async () => {
    expect(await placeOrder('victim2@example.com', 'Win at https://evil.example')).toMatchObject({
      status: 400,
      code: 400,
      result: expect.arrayContaining([expect.objectContaining({ dataPath: '.addressInformation.shippingAddress.firstname' })]),
    })
    const registration = { email: 'victim3@example.com', firstname: 'evil.example', lastname: 'Mokoena' }
    expect(await shopper.post('/api/user/create', { customer: registration, password: 'Biscuit#2024' })).toMatchObject({ code: 400 })
    await quiet()
    expect(mailsTo('victim2@example.com')).toHaveLength(0)
  })

  it('cannot form a link together with the other address lines', async () => {
    const address = { ...ADDRESS, email: 'company@example.com', company: 'Zooplus.example GmbH' }
    const { addressInformation } = anOrder()
    await shopper.post(
      '/api/order',
      anOrder({ addressInformation: { ...addressInformation, shippingAddress: address, billingAddress: address } }),
    )
    await quiet()
    const [mail] = mailsTo('company@example.com')
    expect(mail?.text).toContain('Zooplus.\u2060example GmbH')
    expect(`${mail?.text}${mail?.html}`).not.toContain('Zooplus.example')
  })
})

it('the shop gets a mail about each order, with the buyer as the reply address', async () => {
  const { result } = await placeOrder('buyer@example.com')
  const { orderNumber } = result as { orderNumber: string }
  await quiet()
  const mail = mailsTo('hello@meerkat.example').find(({ subject }) => subject?.includes(orderNumber))
  expect(mail).toMatchObject({ subject: `New order ${orderNumber}`, replyTo: [{ address: 'buyer@example.com' }] })
  expect(mail?.text).toContain('South Africa')
})

it('the mail to the shop is in its language, with the currency of the order', async () => {
  const german = { ...ADDRESS, firstname: 'Greta', email: 'greta@example.com', country_id: 'DE', postcode: '10115', city: 'Berlin' }
  const { addressInformation } = anOrder()
  const placed = await shopper.post(
    '/api/order?storeCode=de',
    anOrder({ addressInformation: { ...addressInformation, shippingAddress: german, billingAddress: german } }),
  )
  expect(placed).toMatchObject({ code: 200 })
  const { orderNumber } = placed.result as { orderNumber: string }
  await quiet()
  const mail = mailsTo('hello@meerkat.example').find(({ subject }) => subject === `New order ${orderNumber}`)
  expect(mail?.text).toMatch(/^Greta .* placed an order for [\d.,]+\u00A0(?:€|EUR)/m)
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

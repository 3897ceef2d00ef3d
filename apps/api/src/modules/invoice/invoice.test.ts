import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder, aShopper, privateAddress } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { openTestShop, readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { readPdf } from '../../testing/read-pdf.ts'

const { shop, shopper } = await openForFile()
const owner = await aCustomer(shopper)
const orderId = await placeLongOrder(owner)

async function placeLongOrder(customer: LoggedIn): Promise<string> {
  const { addressInformation } = anOrder()
  const billingAddress = { ...ADDRESS, company: 'Pałac Psów', vat_id: '4010123456' }
  const products = [...Array.from({ length: 60 }, () => aLine('SHAMPOO-250')), aLine('TICK-COLLAR', 2)]
  const placed = await customer.post('/api/order', anOrder({ products, addressInformation: { ...addressInformation, billingAddress } }))
  return (placed.result as { magentoOrderId: string }).magentoOrderId
}

const ask = (id: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: `/api/order/${id}/invoice`, headers })

describe('GET /api/order/{id}/invoice', () => {
  it('is a confirmation of the order until an invoice is issued, with as many pages as needed', async () => {
    const response = await ask(orderId, owner.bearer)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-cache, no-store',
      'content-disposition': `attachment; filename="order-confirmation-${orderId.padStart(9, '0')}.pdf"`,
    })
    const pdf = response.rawPayload
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
    const words = await readPdf(pdf)
    for (const phrase of [
      orderId.padStart(9, '0'),
      'Tick & Flea Collar',
      'R411.70',
      'Pałac Psów',
      '4010123456',
      '14 Acacia Road',
      'This is not an invoice',
    ])
      expect(words).toContain(phrase)
  })

  it('names delivery and payment in the language that the shopper chose', async () => {
    const german = { ...owner.bearer, cookie: 'language=de-DE' }
    const { result } = await shopper.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR')] }), german)
    const words = await readPdf((await ask((result as { backendOrderId: string }).backendOrderId, owner.bearer)).rawPayload)
    for (const phrase of ['Nachnahme', 'Paketdienst']) expect(words).toContain(phrase)
    for (const untranslated of ['Cash on delivery', 'Courier']) expect(words).not.toContain(untranslated)
  })

  it("answers for others' orders as for missing ones", async () => {
    const other = await aCustomer(shopper)
    const theirs = await ask(orderId, other.bearer)
    expect(theirs.statusCode).toBe(404)
    for (const id of ['999999', '0', '-1', 'abc', '1.5', '1e3', '99999999999999999999', '%27'])
      expect((await ask(id, owner.bearer)).json()).toEqual(theirs.json())
    const guests = await shopper.post('/api/order', anOrder())
    const guestId = (guests.result as { magentoOrderId: string }).magentoOrderId
    expect((await ask(guestId, owner.bearer)).json()).toEqual(theirs.json())
  })

  it('is refused for a cancelled order', async () => {
    const { result } = await owner.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR')] }))
    const { backendOrderId: id } = result as { backendOrderId: string }
    await owner.post(`/api/order/${id}/cancel`)
    const refused = { code: 400, result: expect.any(String) }
    expect((await ask(id, owner.bearer)).json()).toEqual(refused)
    expect(await owner.post(`/api/order/${id}/invoice`, { company: 'Burrow Ltd', vat_id: '4010123456' })).toMatchObject(refused)
  })

  it('requires a session', async () => {
    expect((await ask(orderId)).json()).toMatchObject({ code: 401 })
    expect(shop.faults).toEqual([])
  })
})

describe('POST /api/order/{id}/invoice', () => {
  const company = { company: 'Happy Paws Kennels', vat_id: '4010123456' }
  const name = (id: string, body: object, customer = owner) => customer.post(`/api/order/${id}/invoice`, body)

  it('adds a company to the invoice once', async () => {
    const { result } = await owner.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR')], addressInformation: privateAddress() }))
    const { backendOrderId: id } = result as { backendOrderId: string }
    expect(await readPdf((await ask(id, owner.bearer)).rawPayload)).not.toContain('Happy Paws Kennels')
    for (const _ of [1, 2])
      expect(await name(id, { company: ' Happy Paws Kennels ', vat_id: '4010123456' })).toMatchObject({
        code: 200,
        result: { entity_id: Number(id), billing_address: { ...company, street: ADDRESS.street, firstname: ADDRESS.firstname } },
      })
    const words = await readPdf((await ask(id, owner.bearer)).rawPayload)
    for (const phrase of Object.values(company)) expect(words).toContain(phrase)
    for (const other of [
      { ...company, company: 'Other Ltd' },
      { ...company, vat_id: '9999' },
    ])
      expect(await name(id, other)).toMatchObject({ status: 400, code: 400, result: expect.any(String) })
  })

  it.each([{}, { company: 'A' }, { company: ' ', vat_id: '123' }, { company: 'A', vat_id: '12' }, { company: 1, vat_id: 2 }])(
    'refuses %j with a message',
    async (body) => {
      expect(await name(orderId, body)).toMatchObject({ status: 400, code: 400, result: expect.any(String) })
    },
  )

  it("answers for others' orders as for missing ones", async () => {
    const other = await aCustomer(shopper)
    const missing = await name('999999', company)
    expect(missing).toMatchObject({ status: 404, code: 404 })
    expect((await name(orderId, company, other)).result).toEqual(missing.result)
    expect(await shopper.post(`/api/order/${orderId}/invoice`, company)).toMatchObject({ code: 401 })
  })
})

describe('a configured font', () => {
  const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'
  const draw = async (fontFile: string) => {
    const stores = readStores()
    stores.shop.invoice.fontFile = fontFile
    const other = await openTestShop({ bundle: aPetShop(), stores })
    const customer = await aCustomer(aShopper(other.app))
    const { addressInformation } = anOrder()
    const billingAddress = { ...ADDRESS, firstname: 'Иван', lastname: '山田', company: 'Łódź s.r.o.' }
    const { result } = await customer.post('/api/order', anOrder({ addressInformation: { ...addressInformation, billingAddress } }))
    const { backendOrderId } = result as { backendOrderId: string }
    const answer = await other.app.inject({ url: `/api/order/${backendOrderId}/invoice`, headers: customer.bearer })
    const { faults } = other
    await other.close()
    return { answer, faults }
  }

  it.skipIf(!existsSync(DEJAVU))('is used first', async () => {
    const { answer, faults } = await draw(DEJAVU)
    expect(answer.statusCode).toBe(200)
    const pdf = answer.rawPayload.toString('latin1')
    expect(pdf).toContain('DejaVuSans')
    expect(pdf).not.toContain('NotoSans')
    expect(await readPdf(answer.rawPayload)).toContain('Иван 山田')
    expect(faults).toEqual([])
  })

  it.each(['/nowhere/font.ttf', import.meta.filename])('that cannot be read (%s) is logged, and invoices still work', async (file) => {
    const { answer, faults } = await draw(file)
    expect(answer.statusCode).toBe(200)
    expect(await readPdf(answer.rawPayload)).toContain('Иван 山田')
    expect(faults).toEqual([expect.stringContaining('the invoice font cannot be used')])
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})

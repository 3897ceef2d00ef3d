import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openTestShop, readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { readDrawing, readPdf } from '../../testing/read-pdf.ts'

const SHOP = {
  name: 'Pawfect',
  logo: 'logo.svg',
  colours: { light: { frame: '#4b2e83', sand: '#efe6fa' } },
  seller: { name: 'Pawfect Ltd', address: ['1 Long Street', '8001 Cape Town'], vatNumber: '4123456789' },
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The confirmation of an order of a shop whose settings name this logo. */
async function drawWith(logo: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = logo
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fd0"/></svg>`
  writeFileSync(join(folder, 'logo.svg'), picture)
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ shop: SHOP }))
  const shop = await openTestShop({ bundle: aPetShop(), stores: readStores(join(folder, 'shop.json')) })
  const customer = await aCustomer(aShopper(shop.app))
  const { result } = await customer.post('/api/order', anOrder({ products: [aLine('TICK-COLLAR')] }))
  const { backendOrderId } = result as { backendOrderId: string }
  const { rawPayload } = await shop.app.inject({ url: `/api/order/${backendOrderId}/invoice`, headers: customer.bearer })
  expect(shop.faults).toEqual([])
  await shop.close()
  return rawPayload
}

it('a document names the seller of the settings, once, and shows their colours', async () => {
  const pdf = await drawWith({ width: 300, height: 60 })
  const text = await readPdf(pdf)
  for (const words of [...SHOP.seller.address, 'VAT number: 4123456789']) expect(text).toContain(words)
  expect(text.split('Pawfect'), 'the logo contains the name').toHaveLength(2)
  expect(text).not.toMatch(/Meerkat|Sentinel/)
  const { fills } = await readDrawing(pdf)
  expect(fills.flat()).toEqual(expect.arrayContaining(['#4b2e83', '#efe6fa']))
})

it.each([
  { why: 'a usual logo', width: 300, height: 60 },
  { why: 'a very wide one', width: 1500, height: 40 },
  { why: 'one that is higher than wide', width: 40, height: 120 },
])('$why stands within the page', async ({ width, height }) => {
  const { pictures, pageWidth } = await readDrawing(await drawWith({ width, height }))
  expect(pictures).toHaveLength(1)
  const [{ left, width: drawn }] = pictures as [{ left: number; width: number }]
  expect(left).toBeGreaterThan(0)
  expect(drawn).toBeGreaterThan(10)
  expect(left + drawn).toBeLessThan(pageWidth - left)
})

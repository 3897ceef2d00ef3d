import { MAX_SAVED_LINES } from '@meerkat/contract/saved-lines'
import { describe, expect, it } from 'vitest'
import { aCustomer, type LoggedIn, PASSWORD } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()
const PATH = '/api/user/saved-lines'
const change = (customer: LoggedIn, body: object) => customer.post(PATH, body)
const listOf = async (customer: LoggedIn, path = PATH) => (await customer.get(path)).result
const engraved = (text: string) => ({ extension_attributes: { custom_options: [{ option_id: '9', option_value: text }] } })
const TAG = { sku: 'ID-TAG', qty: 1, product_option: engraved('Bella') }

describe('the saved lines of an account', () => {
  it('are the newest first, and a repeated change has no effect', async () => {
    const customer = await aCustomer(shopper)
    await change(customer, { put: [{ sku: 'LITTER-5KG', qty: 2 }, TAG] })
    const body = { put: [{ sku: 'SHAMPOO-250', qty: 1 }], remove: [{ sku: 'NEVER-THERE' }] }
    const lines = [{ sku: 'SHAMPOO-250', qty: 1 }, { sku: 'LITTER-5KG', qty: 2 }, TAG]
    expect(await change(customer, body)).toMatchObject({ code: 200, result: { lines } })
    expect(await change(customer, body)).toMatchObject({ code: 200, result: { lines } })
    expect(await listOf(customer)).toEqual({ lines })
  })

  it('are distinguished by their choices, and can change their quantity', async () => {
    const customer = await aCustomer(shopper)
    await change(customer, { put: [TAG, { ...TAG, product_option: engraved('Rex') }] })
    await change(customer, { put: [{ ...TAG, qty: 3 }] })
    expect(await listOf(customer)).toEqual({
      lines: [
        { sku: 'ID-TAG', qty: 3, product_option: engraved('Bella') },
        { sku: 'ID-TAG', qty: 1, product_option: engraved('Rex') },
      ],
    })
    await change(customer, { remove: [{ sku: 'ID-TAG', product_option: engraved('Bella') }] })
    expect(await listOf(customer)).toMatchObject({ lines: [{ product_option: engraved('Rex') }] })
  })

  it('are one list for each customer and store view', async () => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    await change(one, { put: [TAG] })
    await one.post('/api/de/user/saved-lines', { put: [{ sku: 'SHAMPOO-250', qty: 1 }] })
    expect(await listOf(one)).toEqual({ lines: [TAG] })
    expect(await listOf(one, '/api/de/user/saved-lines')).toEqual({ lines: [{ sku: 'SHAMPOO-250', qty: 1 }] })
    expect(await listOf(two)).toEqual({ lines: [] })
    expect(await shopper.get(PATH)).toMatchObject({ code: 401 })
  })

  it('have a limit: a change that would exceed it is refused, and no line is lost', async () => {
    const customer = await aCustomer(shopper)
    const put = Array.from({ length: MAX_SAVED_LINES }, (_, number) => ({ sku: `SKU-${number}`, qty: 1 }))
    expect(await change(customer, { put })).toMatchObject({ code: 200 })
    expect(await change(customer, { put: [TAG] })).toMatchObject({ code: 400, result: 'At most 100 lines can be saved for later' })
    expect(await listOf(customer)).toEqual({ lines: put })
  })

  it.each([
    { why: 'no quantity', line: { sku: 'ID-TAG' } },
    { why: 'no piece', line: { sku: 'ID-TAG', qty: 0 } },
    { why: 'half a piece', line: { sku: 'ID-TAG', qty: 0.5 } },
    { why: 'a long sku', line: { sku: 'x'.repeat(256), qty: 1 } },
    { why: 'the number of a card', line: { sku: 'ID-TAG', qty: 1, product_option: engraved('4200 0000 0000 0000') } },
  ])('refuse $why', async ({ line }) => {
    const customer = await aCustomer(shopper)
    expect(await change(customer, { put: [line] })).toMatchObject({ code: 400 })
    expect(await listOf(customer)).toEqual({ lines: [] })
  })

  it('are exported with the personal data, and deleted with the account', async () => {
    const customer = await aCustomer(shopper)
    await change(customer, { put: [TAG] })
    expect((await customer.get('/api/user/export')).result).toMatchObject({ savedLines: [{ storeCode: '', ...TAG }] })
    expect(await customer.post('/api/user/delete', { password: PASSWORD })).toMatchObject({ code: 200 })
    const left = await shop.database.sql.run({ name: 'count-left', text: 'select 1 from saved_line where customer_id = $1' }, [customer.id])
    expect(left).toEqual([])
    expect(shop.faults).toEqual([])
  })
})

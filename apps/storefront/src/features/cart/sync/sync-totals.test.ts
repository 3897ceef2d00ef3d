import 'fake-indexeddb/auto'
import type { Call, Send } from '@meerkat/contract/transport'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { COURIER } from '../testing/courier.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage, type PageSettings } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const ENTERED = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  country: 'ZA',
  streetAddress: '',
  apartmentNumber: '',
  suburb: '',
  city: '',
  state: '',
  region_id: 0,
  zipCode: '0001',
  phoneNumber: '',
  shippingMethod: '',
  shippingCarrier: '',
}
const CASH = { code: 'cashondelivery', title: 'Cash on delivery' }
const READING = /\/(?:shipping-methods|shipping-information|totals|payment-methods)$/

/** A server that offers these delivery methods, and one payment method. */
function offering(methods: readonly object[]) {
  const server = new FakeServer()
  const asked: Call[] = []
  const send: Send = async (call) => {
    const { path } = call.endpoint
    if (READING.test(path)) asked.push(call)
    if (path.endsWith('/shipping-methods')) return { status: 200, body: { code: 200, result: methods } }
    if (path.endsWith('/payment-methods')) return { status: 200, body: { code: 200, result: [CASH] } }
    if (!path.endsWith('/shipping-information')) return server.send(call)
    const { body } = await server.send({ ...call, endpoint: { ...call.endpoint, path: '/api/cart/totals' } })
    const totals = { ...(body as { result: object }).result, shipping_incl_tax: 57.5 }
    return { status: 200, body: { code: 200, result: { totals, payment_methods: [CASH] } } }
  }
  return { send, asked }
}

async function synced(methods: readonly object[], settings: PageSettings = {}) {
  const server = offering(methods)
  const page = openPage(server, settings)
  await page.cart.add([aProduct('A')])
  await page.cart.refreshTotals()
  return { state: page.store.getState(), asked: server.asked }
}

describe('a sync of totals (Spec §4, docs/behaviour/cart.md §1.13)', () => {
  it('pulls the delivery methods, then sends the chosen one, and is answered with totals and payment methods', async () => {
    const { state, asked } = await synced([COURIER])
    const paths = asked.map(({ endpoint }) => endpoint.path)
    expect(paths.slice(-2)).toEqual(['/api/cart/shipping-methods', '/api/cart/shipping-information'])
    expect(asked.at(-1)?.body).toMatchObject({ addressInformation: { shippingCarrierCode: 'courier', shippingMethodCode: 'standard' } })
    expect(state).toMatchObject({
      totalsStale: false,
      totals: { shipping_incl_tax: 57.5 },
      shippingMethods: [{ method_code: 'standard', is_server_method: true }],
      shippingMethod: { method_code: 'standard' },
      paymentMethods: [{ code: 'cashondelivery' }],
    })
  })

  it.each([
    { why: 'sends what has been entered', firstName: 'Thandi', sent: { countryId: 'ZA', firstname: 'Thandi', postcode: '0001' } },
    { why: 'sends nothing of entries with the number of a card', firstName: 'Thandi 4200 0000 0000 0000', sent: { countryId: 'ZA' } },
  ])('$why (docs/payments.md)', async ({ firstName, sent }) => {
    const details = { ...ENTERED, firstName }
    const { asked } = await synced([COURIER], { details })
    const { shippingAddress } = (asked.at(-1)!.body as { addressInformation: { shippingAddress: object } }).addressInformation
    expect(shippingAddress).toMatchObject(sent)
    expect(JSON.stringify(asked).replaceAll(' ', '')).not.toContain('4200000000000000')
  })

  it('without a delivery method reads totals and payment methods', async () => {
    const { state, asked } = await synced([])
    const paths = asked.map(({ endpoint }) => endpoint.path)
    expect(paths.slice(-3).toSorted()).toEqual(['/api/cart/payment-methods', '/api/cart/shipping-methods', '/api/cart/totals'])
    expect(paths).not.toContain('/api/cart/shipping-information')
    expect(state).toMatchObject({ totalsStale: false, shippingMethod: null, paymentMethods: [{ code: 'cashondelivery' }] })
  })
})

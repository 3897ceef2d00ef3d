import type { Order } from '@meerkat/contract/order'
import type { ProductOption } from '@meerkat/contract/product-option'
import type { FastifyInstance } from 'fastify'

export interface WireReply {
  readonly status: number
  readonly code: number
  /** Untyped: tests read it as a client would. */
  readonly result: unknown
  readonly meta?: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

export interface Shopper {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<WireReply>
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<WireReply>
  readonly remove: (path: string, body?: unknown) => Promise<WireReply>
  /** Creates a guest cart and returns its id. */
  readonly createCart: () => Promise<string>
  readonly update: (cartId: string, cartItem: object, headers?: Record<string, string>) => Promise<WireReply>
}

/** A shopper who uses the API only over HTTP. */
export function aShopper(app: FastifyInstance): Shopper {
  async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, body: unknown, headers: Record<string, string>): Promise<WireReply> {
    const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
    const response = await app.inject({ method, url, headers: { 'content-type': 'application/json', ...headers }, ...payload })
    const { code, result, meta } = response.json<{ code: number; result: unknown; meta?: unknown }>()
    return { status: response.statusCode, code, result, ...(meta !== undefined && { meta }), headers: response.headers }
  }
  const get: Shopper['get'] = (path, headers = {}) => ask('GET', path, undefined, headers)
  const post: Shopper['post'] = (path, body, headers = {}) => ask('POST', path, body, headers)
  return {
    get,
    post,
    remove: (path, body) => ask('DELETE', path, body, {}),
    createCart: async () => String((await post('/api/cart/create?token=')).result),
    update: (cartId, cartItem, headers) =>
      post(`/api/cart/update?token=&cartId=${cartId}`, { cartItem: { quoteId: cartId, ...cartItem } }, headers),
  }
}

export const ADDRESS = {
  region: 'Gauteng',
  region_id: 0,
  region_code: 'GP',
  country_id: 'ZA',
  street: ['14 Acacia Road', 'Unit 3'],
  company: '',
  telephone: '0821234567',
  postcode: '0181',
  city: 'Pretoria',
  firstname: 'Thandi',
  lastname: 'Mokoena',
  email: 'thandi.m@example.com',
}

export function aLine(sku: string, qty = 1, options: Partial<Order['products'][number]> = {}): Order['products'][number] {
  return { sku, qty, price: 1, ...options }
}

/** An order as old clients send it. docs/wire.md §4.1. */
export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    user_id: '',
    cart_id: '',
    created_at: 'Mon Jun 02 2025 09:41:10 GMT+0200',
    updated_at: 'Mon Jun 02 2025 09:41:10 GMT+0200',
    transmited: true,
    products: [aLine('TICK-COLLAR')],
    addressInformation: {
      shippingAddress: ADDRESS,
      billingAddress: { ...ADDRESS, company: 'Happy Paws Kennels', vat_id: '4010123456' },
      shipping_carrier_code: 'courier',
      shipping_method_code: 'standard',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
      shippingExtraFields: { delivery_note: 'Leave at reception' },
    },
    ...fields,
  }
}

export function configured(option_value: string | number): ProductOption {
  return {
    extension_attributes: { custom_options: [], configurable_item_options: [{ option_id: '205', option_value }], bundle_options: [] },
  }
}

/** The addresses of an order whose buyer is not a company. */
export function privateAddress() {
  const { addressInformation } = anOrder()
  return { ...addressInformation, billingAddress: { ...ADDRESS, company: '', vat_id: '' } }
}

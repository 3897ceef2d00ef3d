import { CART_ID, inBase, OPTION } from './cart-examples.ts'
import type { Examples } from './example.ts'

const ORDER_ADDRESS = {
  firstname: 'Lerato',
  lastname: 'Dube',
  street: ['8 Jacaranda Street', 'Flat 2'],
  city: 'Durban',
  postcode: '4001',
  country_id: 'ZA',
  region: 'KwaZulu-Natal',
  telephone: '0310000000',
  email: 'lerato@example.com',
}

const HISTORY_ADDRESS = { ...ORDER_ADDRESS, company: null, vat_id: null }

const RETURN = { request_id: '8d1f6c1e', reason: 'Too small', items: [{ item_id: 9001, qty: 1 }] }

export const HISTORY_ORDER = {
  entity_id: 5120,
  increment_id: '000005120',
  created_at: '2026-03-02 07:41:10',
  updated_at: '2026-03-02 07:41:10',
  state: 'new',
  status: 'pending',
  store_id: 1,
  store_name: 'South Africa',
  customer_id: 701,
  customer_firstname: 'Lerato',
  customer_lastname: 'Dube',
  customer_email: 'lerato@example.com',
  customer_is_guest: 0,
  order_currency_code: 'ZAR',
  base_currency_code: 'ZAR',
  ...inBase({ subtotal: 600, shipping_amount: 50, tax_amount: 97.5, grand_total: 747.5 }),
  subtotal_incl_tax: 690,
  discount_amount: 0,
  discount_tax_compensation_amount: 0,
  shipping_incl_tax: 57.5,
  shipping_description: 'Courier - Standard',
  total_due: 747.5,
  can_cancel: true,
  total_item_count: 1,
  total_qty_ordered: 2,
  is_virtual: 0,
  quote_id: CART_ID,
  items: [
    {
      item_id: 9001,
      order_id: 5120,
      product_id: 4302,
      sku: 'KIB-AD-3',
      name: 'Adult kibble',
      product_type: 'configurable',
      qty_ordered: 2,
      qty_shipped: 0,
      qty_canceled: 0,
      qty_refunded: 0,
      qty_invoiced: 0,
      price: 300,
      price_incl_tax: 345,
      original_price: 300,
      row_total: 600,
      row_total_incl_tax: 690,
      tax_amount: 90,
      tax_percent: 15,
      discount_amount: 0,
      discount_percent: 0,
      product_option: OPTION,
      options: [{ label: 'Pack size', value: '3 kg' }],
    },
  ],
  billing_address: { ...HISTORY_ADDRESS, address_type: 'billing' },
  payment: { method: 'cashondelivery', additional_information: ['Cash on delivery'], amount_ordered: 747.5 },
  status_histories: [],
  extension_attributes: {
    shipping_assignments: [{ shipping: { method: 'courier_standard', address: { ...HISTORY_ADDRESS, address_type: 'shipping' } } }],
  },
}

export const GUEST_TOKEN = { token: '5120.c2lnbmF0dXJl' }

export const PLACED_BODY = {
  order_id: '1748850070512-5f1d2c3b',
  user_id: '701',
  cart_id: CART_ID,
  products: [{ sku: 'KIB-AD-3', qty: 2, price: 300, product_option: OPTION }],
  addressInformation: {
    shippingAddress: ORDER_ADDRESS,
    billingAddress: ORDER_ADDRESS,
    shipping_carrier_code: 'courier',
    shipping_method_code: 'standard',
    payment_method_code: 'cashondelivery',
  },
}

export const ORDER_EXAMPLES: Examples = {
  placeOrder: {
    body: PLACED_BODY,
    result: { magentoOrderId: '5120', orderNumber: '000005120', backendOrderId: '5120', transferedAt: '2026-03-02T07:41:10.320Z' },
  },
  readOrderSync: {
    result: {
      platform_order_id: '5120',
      transmited: true,
      transmited_at: '2026-03-02T07:41:10.320Z',
      platform: 'meerkat',
      order: null,
    },
  },
  withdrawOrder: { body: { order_id: '1748850070512-5f1d2c3b' }, result: { state: 'withdrawn' } },
  listOrders: { result: { items: [HISTORY_ORDER], total_count: 1, search_criteria: { page_size: 20, current_page: 1 } } },
  cancelOrder: { result: { ...HISTORY_ORDER, state: 'canceled', status: 'canceled', can_cancel: false } },
  requestInvoice: { body: { company: 'Dube Kennels', vat_id: '4010123456' }, result: HISTORY_ORDER },
  listDownloads: { result: [{ link_id: 3, title: 'Puppy guide (PDF)', product_name: 'Puppy guide', is_ready: true, downloads_left: 5 }] },
  readGuestOrder: { body: GUEST_TOKEN, result: HISTORY_ORDER },
  confirmGuestOrder: { body: GUEST_TOKEN, result: HISTORY_ORDER },
  cancelGuestOrder: { body: GUEST_TOKEN, result: HISTORY_ORDER },
  readGuestInvoice: { body: GUEST_TOKEN },
  listGuestDownloads: {
    body: GUEST_TOKEN,
    result: [{ link_id: 3, title: 'Puppy guide (PDF)', product_name: 'Puppy guide', is_ready: true, downloads_left: 5 }],
  },
  readGuestDownload: { body: { ...GUEST_TOKEN, link: '3' } },
  readGuestDocument: { body: { ...GUEST_TOKEN, number: 'INV-000012' } },
  requestReturn: { body: RETURN, result: HISTORY_ORDER },
  callOffReturn: { body: { return_id: 7 }, result: HISTORY_ORDER },
  callOffGuestReturn: { body: { return_id: 7, ...GUEST_TOKEN }, result: HISTORY_ORDER },
  requestGuestReturn: { body: { ...RETURN, ...GUEST_TOKEN }, result: HISTORY_ORDER },
}

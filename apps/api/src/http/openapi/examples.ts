/** A request body and the `result` of its response, by endpoint name. `describe-operations.test.ts` validates them against the schemas. */
interface Example {
  readonly body?: unknown
  readonly result?: unknown
}

const CART_ID = '5f2c9e0b7a41d83c6e1f0b9a2d4c7e85'

const OPTION = { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: 32 }] } }

const LINE = {
  item_id: 12,
  sku: 'KIB-AD-3',
  qty: 2,
  name: 'Adult kibble',
  price: 300,
  product_type: 'configurable',
  quote_id: CART_ID,
  product_option: OPTION,
}

const PAYMENTS = [{ code: 'cashondelivery', title: 'Cash on delivery' }]

const TOTALS = {
  ...inBase({
    grand_total: 747.5,
    subtotal: 600,
    subtotal_incl_tax: 690,
    subtotal_with_discount: 600,
    discount_amount: 0,
    shipping_amount: 50,
    shipping_incl_tax: 57.5,
    shipping_discount_amount: 0,
    shipping_tax_amount: 7.5,
    tax_amount: 97.5,
  }),
  base_currency_code: 'ZAR',
  quote_currency_code: 'ZAR',
  items_qty: 2,
  items: [
    {
      item_id: 12,
      name: 'Adult kibble',
      qty: 2,
      ...inBase({ price: 300, price_incl_tax: 345, row_total: 600, row_total_incl_tax: 690, tax_amount: 90, discount_amount: 0 }),
      row_total_with_discount: 600,
      tax_percent: 15,
      discount_percent: 0,
      options: '[{"label":"Pack size","value":"3 kg"}]',
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 600 },
    { code: 'shipping', title: 'Shipping (Courier - Standard)', value: 50 },
    { code: 'tax', title: 'Tax', value: 97.5, area: 'taxes' },
    { code: 'grand_total', title: 'Grand Total', value: 747.5, area: 'footer' },
  ],
}

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
const HISTORY_ORDER = {
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

const CUSTOMER_ADDRESS = {
  firstname: 'Lerato',
  lastname: 'Dube',
  street: ['8 Jacaranda Street', 'Flat 2'],
  city: 'Durban',
  region: { region: 'KwaZulu-Natal', region_code: 'KZN', region_id: 4 },
  country_id: 'ZA',
  postcode: '4001',
  telephone: '0310000000',
  default_shipping: true,
}

const CUSTOMER = {
  id: 701,
  group_id: 1,
  default_shipping: '87',
  created_at: '2026-01-15 09:14:03',
  updated_at: '2026-02-02 07:40:51',
  created_in: 'South Africa',
  email: 'lerato@example.com',
  firstname: 'Lerato',
  lastname: 'Dube',
  store_id: 1,
  website_id: 1,
  addresses: [{ ...CUSTOMER_ADDRESS, id: 87, customer_id: 701, region_id: 4, company: null, vat_id: null }],
  disable_auto_group_change: 0,
}

const PROFILE = { ...CUSTOMER, groupToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }

const REVIEW = {
  product_id: 4302,
  title: 'Bowl empty in a minute',
  detail: 'Our two collies ask for more.',
  nickname: 'Lerato',
  review_entity: 'product',
  ratings: [{ rating_name: 'Rating', value: 5 }],
}

const STORED_REVIEW = {
  ...REVIEW,
  id: 311,
  review_type: 1,
  review_status: 2,
  created_at: '2026-03-05 16:20:00',
  store_id: 1,
  stores: [1],
  customer_id: 701,
}

const STOCK = { product_id: 4302, sku: 'KIB-AD-3', qty: 37, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 0 }

const PAGE = {
  id: 4,
  identifier: 'about-us',
  title: 'About us',
  content: '<p>Two vets and a warehouse.</p>',
  store_id: [0],
  active: true,
}

const PRODUCT_HIT = {
  _index: 'vue_storefront_catalog_product',
  _type: 'product',
  _id: '4300',
  _score: 1,
  _source: { id: 4300, sku: 'KIB-AD', name: 'Adult kibble', type_id: 'configurable', price: 300, price_incl_tax: 345 },
}

const FOUND = { took: 3, timed_out: false, hits: { total: 1, max_score: 1, hits: [PRODUCT_HIT] } }

const PRICES = {
  final_price: 345,
  regular_price: 345,
  special_price: 0,
  max_price: 345,
  max_regular_price: 345,
  minimal_price: 345,
  minimal_regular_price: 345,
}

const NET_PRICES = {
  final_price: 300,
  regular_price: 300,
  special_price: 0,
  max_price: 300,
  max_regular_price: 300,
  minimal_price: 300,
  minimal_regular_price: 300,
}

const GUEST_TOKEN = { token: '5120.c2lnbmF0dXJl' }

const NEW_PASSWORD = 'a longer password'

const PLACED_BODY = {
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

const CHECKOUT_REFERENCE = 'u3Jx0mQ2vT8kR5wZ1bNcY6pL'
const PAYMENT_STATE = {
  state: 'pending',
  attemptId: 'q7R2mX0aT5bKc9LwZ1uVeA',
  checkoutReference: CHECKOUT_REFERENCE,
  method: 'zapper',
  methodTitle: 'Zapper',
  grandTotal: 747.5,
  currency: 'ZAR',
  reason: null,
  canRetry: true,
  expiresAt: '2026-03-02T08:41:10.320Z',
  isTest: true,
  qr: {
    text: 'http://2.zap.pe?t=6&i=41001:52001:7[34|74750|11',
    link: 'http://2.zap.pe?t=6&i=41001:52001:7[34|74750|11',
    reference: 'PVA2B3C4D5E6F7G8',
    amount: 747.5,
    currency: 'ZAR',
  },
}
const PENDING_ORDER = {
  checkoutReference: CHECKOUT_REFERENCE,
  grandTotal: 747.5,
  currency: 'ZAR',
  reservedUntil: '2026-03-02T08:11:10.320Z',
  payment: PAYMENT_STATE,
}
const PAYMENT_REQUEST = {
  method: 'zapper',
  checkoutReference: CHECKOUT_REFERENCE,
  grandTotal: '747.50',
  currency: 'ZAR',
  clientRequestId: '0b6f3f0e-6f2d-4d4a-9c63-6f3b1f1f2a11',
}

export const EXAMPLES: Readonly<Record<string, Example>> = {
  createCart: { result: CART_ID },
  pullCart: { result: [LINE] },
  updateCartItem: {
    body: { cartItem: { sku: 'KIB-AD', qty: 2, quoteId: CART_ID, product_option: OPTION } },
    result: LINE,
  },
  deleteCartItem: { body: { cartItem: { sku: 'KIB-AD-3', item_id: 12, quoteId: CART_ID } }, result: true },
  readTotals: { result: TOTALS },
  listPaymentMethods: { result: PAYMENTS },
  listShippingMethods: {
    body: { address: { country_id: 'ZA', postcode: '4001', city: 'Durban' } },
    result: [
      {
        carrier_code: 'courier',
        method_code: 'standard',
        carrier_title: 'Courier',
        method_title: 'Standard, 2-4 days',
        amount: 50,
        base_amount: 50,
        available: true,
        error_message: '',
        price_excl_tax: 50,
        price_incl_tax: 57.5,
        default: true,
      },
    ],
  },
  setShippingInformation: {
    body: {
      addressInformation: {
        shippingAddress: { countryId: 'ZA', city: 'Durban', postcode: '4001', street: ['8 Jacaranda Street'] },
        billingAddress: { countryId: 'ZA' },
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'standard',
      },
    },
    result: { payment_methods: PAYMENTS, totals: TOTALS },
  },
  collectTotals: {
    body: { methods: { paymentMethod: { method: 'cashondelivery' }, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' } },
    result: TOTALS,
  },
  applyCoupon: { result: true },
  deleteCoupon: { result: true },
  readCoupon: { result: 'PAWS10' },

  placeOrder: {
    body: PLACED_BODY,
    result: { magentoOrderId: '5120', orderNumber: '000005120', backendOrderId: '5120', transferedAt: '2026-03-02T07:41:10.320Z' },
  },
  listPaymentOffers: {
    result: [
      {
        code: 'card',
        title: 'Card',
        hint: 'You enter your card in a secure form of the payment provider.',
        cost: 0,
        cost_incl_tax: 0,
        default: false,
        offline: false,
        needs: 'widget',
        provider: 'peach',
        paid_on_delivery: false,
        marks: ['visa', 'master', 'amex'],
        is_test: true,
        available: true,
        unavailable_reason: null,
        content_security_policy: { 'script-src': ['https://sandbox-card.peachpayments.com'] },
      },
    ],
  },
  savePendingOrder: { body: PLACED_BODY, result: PENDING_ORDER },
  readPendingOrder: { body: { checkoutReference: CHECKOUT_REFERENCE }, result: PENDING_ORDER },
  cancelPendingOrder: {
    body: { checkoutReference: CHECKOUT_REFERENCE },
    result: { ...PAYMENT_STATE, state: 'failed', reason: 'cancelled', canRetry: false },
  },
  prepareCheckout: {
    body: { grandTotal: 747.5, checkoutReference: CHECKOUT_REFERENCE },
    result: {
      id: '8ac7a4a18e2f5a1b018e2f9b3c4d0001',
      integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
      widgetUrl: 'https://sandbox-card.peachpayments.com/v1/paymentWidgets.js?checkoutId=8ac7a4a18e2f5a1b018e2f9b3c4d0001',
      returnUrl: 'https://shop.example/order/status?attempt=q7R2mX0aT5bKc9LwZ1uVeA&outcome=done',
      brands: 'VISA MASTER AMEX',
      expiresAt: '2026-03-02T08:11:10.320Z',
      attemptId: PAYMENT_STATE.attemptId,
    },
  },
  processOrder: { result: PAYMENT_STATE },
  executePayment: { body: PAYMENT_REQUEST, result: PAYMENT_STATE },
  createCheckout: {
    body: { ...PAYMENT_REQUEST, method: 'yoco' },
    result: { redirectUrl: 'https://c.yoco.com/checkout/ch_1', attemptId: PAYMENT_STATE.attemptId, expiresAt: '2026-03-02T08:41:10.320Z' },
  },
  readPaymentStatus: { result: PAYMENT_STATE },
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
  cancelGuestOrder: { body: GUEST_TOKEN, result: HISTORY_ORDER },
  readGuestInvoice: { body: GUEST_TOKEN },
  listGuestDownloads: {
    body: GUEST_TOKEN,
    result: [{ link_id: 3, title: 'Puppy guide (PDF)', product_name: 'Puppy guide', is_ready: true, downloads_left: 5 }],
  },
  readGuestDownload: { body: { ...GUEST_TOKEN, link: '3' } },
  readGuestDocument: { body: { ...GUEST_TOKEN, number: 'INV-000012' } },
  requestReturn: { body: RETURN, result: HISTORY_ORDER },
  requestGuestReturn: { body: { ...RETURN, ...GUEST_TOKEN }, result: HISTORY_ORDER },

  logIn: { body: { username: 'lerato@example.com', password: NEW_PASSWORD }, result: 'k3v9w0qz7m1xj5t8bn2rcy6pdh4sful0' },
  createCustomer: {
    body: {
      customer: { email: 'lerato@example.com', firstname: 'Lerato', lastname: 'Dube', addresses: [CUSTOMER_ADDRESS] },
      password: NEW_PASSWORD,
    },
    result: CUSTOMER,
  },
  resetPassword: { body: { email: 'lerato@example.com' }, result: true },
  createPassword: { body: { email: 'lerato@example.com', newPassword: NEW_PASSWORD, resetToken: '8b1f5c0e7a6d' }, result: true },
  changePassword: { body: { currentPassword: 'the old password', newPassword: NEW_PASSWORD }, result: true },
  readProfile: { result: PROFILE },
  updateProfile: { body: { customer: { firstname: 'Lerato', lastname: 'Dube', addresses: [CUSTOMER_ADDRESS] } }, result: PROFILE },
  refreshToken: { body: { refreshToken: '8b1f5c0e7a6d' }, result: 'p8d2w0qz7m1xj5t8bn2rcy6pdh4sful1' },
  logOut: { result: true },
  exportPersonalData: {
    result: {
      exportedAt: '2026-03-06T10:00:00.000Z',
      profile: CUSTOMER,
      orders: [HISTORY_ORDER],
      carts: [],
      newsletter: null,
      coupons: [],
      reviews: [STORED_REVIEW],
    },
  },
  deleteCustomer: { body: { password: NEW_PASSWORD }, result: true },
  listOwnReviews: { result: [STORED_REVIEW] },
  createReview: { body: { review: REVIEW }, result: STORED_REVIEW },

  readSubscription: { result: 'subscribed' },
  subscribe: { body: { email: 'lerato@example.com' }, result: 'subscribed' },
  unsubscribe: { body: { email: 'lerato@example.com' }, result: 'unsubscribed' },
  confirmSubscription: { body: { token: '8b1f5c0e7a6d' }, result: 'subscribed' },
  unsubscribeByMail: { result: 'unsubscribed' },
  createMailToken: { result: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
  createMailTokenByPost: { result: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' },
  sendMail: {
    body: {
      sourceAddress: 'lerato@example.com',
      targetAddress: 'hello@meerkat.example',
      subject: 'A question',
      emailText: 'Is the kibble free of grain?',
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
    },
    result: 'OK',
  },

  searchCatalog: { result: FOUND },
  searchCatalogByPost: {
    body: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'KIB-AD' }, scope: 'default' }] },
    result: FOUND,
  },
  askGraphql: {
    body: {
      query: 'query ($filter: ProductFilterInput) { products(filter: $filter) { total_count } }',
      variables: { filter: { sku: { eq: 'KIB-AD' } } },
    },
    result: { data: { products: { total_count: 1 } } },
  },
  readGraphql: { result: { data: { products: { total_count: 1 } } } },
  describePack: {
    result: {
      version: '3f9ac1d2e47b8a60',
      size: 109_000,
      patches: [{ id: 4300, values: { final_price: 249.9 }, document: { price_incl_tax: 249.9 } }],
      details: { version: '8b1c5e90d2a7f364', size: 136_000 },
    },
  },
  mapUrl: { body: { url: 'dogs/dog-food/adult-kibble' }, result: PRODUCT_HIT },
  mapUrlShort: { body: { url: 'dogs/dog-food/adult-kibble' }, result: PRODUCT_HIT },
  checkStock: { result: STOCK },
  checkStockOf: { result: STOCK },
  listStock: { result: [STOCK] },
  renderProducts: {
    result: {
      items: [
        {
          id: 4302,
          name: 'Adult kibble 3 kg',
          type: 'simple',
          is_salable: '1',
          store_id: 1,
          currency_code: 'ZAR',
          url: 'https://shop.example/dogs/dog-food/adult-kibble',
          price_info: { ...PRICES, extension_attributes: { tax_adjustments: NET_PRICES } },
          images: [],
          sgn: '',
        },
      ],
    },
  },
  listPlatformProducts: { result: { items: [PRODUCT_HIT._source], search_criteria: { filter_groups: [] }, total_count: 1 } },
  readCmsPage: { result: PAGE },
  findCmsPage: { result: PAGE },
  readCmsBlock: { result: { ...PAGE, identifier: 'footer', title: 'Footer' } },
  findCmsBlock: { result: { ...PAGE, identifier: 'footer', title: 'Footer' } },
  readVersion: { result: { version: '0.1.0', protocol: 'vsf1', client: 'v1.12.2 built 2025-05-22' } },
}

/** Adds each amount under its `base_` name too, as totals and orders contain it. */
function inBase(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => [
      [name, amount],
      [`base_${name}`, amount],
    ]),
  )
}

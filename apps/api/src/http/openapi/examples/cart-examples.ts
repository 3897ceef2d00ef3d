import type { Examples } from './example.ts'

export const CART_ID = '5f2c9e0b7a41d83c6e1f0b9a2d4c7e85'

export const OPTION = { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: 32 }] } }

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

export const CART_EXAMPLES: Examples = {
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
}

/** Adds each amount under its `base_` name too, as totals and orders contain it. */
export function inBase(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => [
      [name, amount],
      [`base_${name}`, amount],
    ]),
  )
}

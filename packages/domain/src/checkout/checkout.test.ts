import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import { Order } from '@meerkat/contract/order'
import { describe, expect, it } from 'vitest'
import { checkBeforePlacing, type PlacingSituation } from './check-before-placing.ts'
import { preselectPaymentCode } from './choose-payment-method.ts'
import { chooseShippingMethod, preselectShippingMethod } from './choose-shipping-method.ts'
import { hidesCashOnDelivery, listPaymentMethods } from './list-payment-methods.ts'
import { listShippingMethods } from './list-shipping-methods.ts'
import { type OrderInput, toOrder } from './to-order.ts'

function aMethod(method_code: string, change: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    carrier_code: 'courier',
    method_code,
    carrier_title: 'Courier',
    method_title: method_code,
    amount: 50,
    price_excl_tax: 50,
    price_incl_tax: 57.5,
    ...change,
  }
}

describe('shipping methods (spec §4, docs/behaviour/cart.md §1.14, docs/behaviour/checkout.md §13.1)', () => {
  const express = aMethod('express')
  const pickup = aMethod('pickup', { offline: true })
  const standard = aMethod('standard', { default: true })

  it.each([
    { why: 'the saved one, online', saved: 'standard', totals: 'standard', form: 'standard' },
    { why: 'the saved one, offline', saved: 'pickup', totals: 'express', form: 'pickup' },
    { why: 'none saved', saved: null, totals: 'express', form: 'standard' },
    { why: 'saved but not offered', saved: 'drone', totals: 'express', form: 'standard' },
  ])('$why', ({ saved, totals, form }) => {
    const methods = [pickup, express, standard]
    expect(chooseShippingMethod(methods, saved)?.method_code).toBe(totals)
    expect(preselectShippingMethod(methods, saved)?.method_code).toBe(form)
  })

  it('is null when there is none', () => {
    expect(chooseShippingMethod([pickup], null)).toBeNull()
    expect(preselectShippingMethod([express, pickup], null)).toBe(express)
    expect(preselectShippingMethod([], 'x')).toBeNull()
  })

  it('drops unavailable methods and marks the others', () => {
    const listed = listShippingMethods([aMethod('a', { available: false }), aMethod('b', { available: true }), aMethod('c')])
    expect(listed).toMatchObject([
      { method_code: 'b', is_server_method: true },
      { method_code: 'c', is_server_method: true },
    ])
  })
})

describe('payment methods (spec §4, docs/behaviour/cart.md §1.13, docs/behaviour/checkout.md §13.2)', () => {
  const cash: PaymentMethod = { code: 'cashondelivery', title: 'Cash', default: true }
  const card: PaymentMethod = { code: 'card', title: 'Card' }

  it.each([
    { why: 'the saved one', methods: [cash, card], saved: 'card', preselected: 'card' },
    { why: 'else the default', methods: [card, cash], saved: 'gone', preselected: 'cashondelivery' },
    { why: 'else the first', methods: [card, { ...cash, default: false }], saved: 'gone', preselected: 'card' },
    { why: 'cash without any method', methods: [], saved: null, preselected: 'cashondelivery' },
  ])('preselects $why', ({ methods, saved, preselected }) => {
    expect(preselectPaymentCode(methods, saved)).toBe(preselected)
  })

  it('keeps the local definition, appends methods of the server, drops those no longer offered', () => {
    const listed = listPaymentMethods(
      [cash, { code: 'old', title: 'Old', is_server_method: true }],
      [{ code: 'cashondelivery', title: 'COD' }, card],
      {
        isVirtual: false,
      },
    )
    expect(listed).toEqual([cash, { ...card, is_server_method: true }])
  })

  it('have the fee that the server charges, and not the costs that another server only states', () => {
    const fee = { cost: 21.74, cost_incl_tax: 25, cost_tax_percent: 15 }
    const list = (offered: object) =>
      listPaymentMethods([cash], [{ code: 'cashondelivery', title: 'COD', ...offered }], { isVirtual: false })
    expect(list(fee)).toEqual([{ ...cash, ...fee }])
    expect(list({ cost: 10, cost_incl_tax: 11.5 })).toEqual([cash])
  })

  it('hides cash on delivery when nothing is delivered', () => {
    expect(listPaymentMethods([cash], [card], { isVirtual: true }).map(({ code }) => code)).toEqual(['card'])
    expect([hidesCashOnDelivery(cash, false), hidesCashOnDelivery(card, true)]).toEqual([false, false])
  })
})

describe('checkBeforePlacing (table of docs/behaviour/checkout.md §12.3)', () => {
  const ready: PlacingSituation = { lineCount: 1, online: true, invalidForms: [], stockCheck: 'passed' }
  it.each([
    { why: 'ready', change: {}, verdict: { kind: 'ready', offline: false } },
    {
      why: 'an empty cart, before all other checks',
      change: { lineCount: 0, invalidForms: ['payment'] as const },
      verdict: { kind: 'empty' },
    },
    {
      why: 'ready offline, whatever the stock',
      change: { online: false, stockCheck: 'failed' as const },
      verdict: { kind: 'ready', offline: true },
    },
    {
      why: 'a form invalid, before stock',
      change: { invalidForms: ['payment'] as const, stockCheck: 'failed' as const },
      verdict: { kind: 'form-invalid', sections: ['payment'] },
    },
    {
      why: 'a form invalid offline',
      change: { online: false, invalidForms: ['shipping'] as const },
      verdict: { kind: 'form-invalid', sections: ['shipping'] },
    },
    { why: 'stock check running', change: { stockCheck: 'pending' as const }, verdict: { kind: 'stock-pending' } },
    { why: 'stock check failed', change: { stockCheck: 'failed' as const }, verdict: { kind: 'out-of-stock' } },
  ])('$why', ({ change, verdict }) => {
    expect(checkBeforePlacing({ ...ready, ...change })).toEqual(verdict)
  })
})

describe('toOrder (docs/behaviour/orders.md §14.1, docs/wire.md §4)', () => {
  const address = {
    firstName: 'Thandi',
    lastName: 'Mokoena',
    country: 'ZA',
    streetAddress: '14 Acacia Road',
    apartmentNumber: 'Unit 3',
    suburb: 'Hatfield',
    city: 'Pretoria',
    state: 'Gauteng',
    region_id: null,
    zipCode: '0181',
    phoneNumber: '0821234567',
  }
  const input: OrderInput = {
    orderId: '1748850070512-5f1d',
    createdAt: '2025-06-02T07:41:10.512Z',
    lines: [
      {
        sku: 'KAROO-3KG',
        parentSku: 'KAROO',
        qty: 2,
        price: 400,
        name: 'Karoo',
        type_id: 'configurable',
        server_item_id: 66301,
        configurable_children: [],
        configurable_options: [],
        stock: { product_id: 1, is_in_stock: true },
        product_option: { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: '32' }] } },
      },
    ],
    personal: { firstName: 'Thandi', lastName: 'Mokoena', emailAddress: 'thandi@example.com' },
    shipping: { ...address, shippingMethod: 'standard', shippingCarrier: 'courier', extraFields: { delivery_note: 'Reception' } },
    payment: { ...address, company: 'Happy Paws', taxId: '4010123456', paymentMethod: 'cashondelivery' },
    userId: 701,
    cartToken: '90311',
    storeCode: 'de',
  }

  it('is accepted by the wire schema, field by field', () => {
    const order = Order.parse(toOrder(input))
    const sent = {
      firstname: 'Thandi',
      lastname: 'Mokoena',
      street: ['14 Acacia Road', 'Unit 3'],
      suburb: 'Hatfield',
      city: 'Pretoria',
      postcode: '0181',
      region: 'Gauteng',
      region_id: 0,
      region_code: '',
      country_id: 'ZA',
      telephone: '0821234567',
      email: 'thandi@example.com',
    }
    expect(order).toEqual({
      order_id: '1748850070512-5f1d',
      created_at: '2025-06-02T07:41:10.512Z',
      updated_at: '2025-06-02T07:41:10.512Z',
      user_id: '701',
      cart_id: '90311',
      store_code: 'de',
      products: [
        {
          sku: 'KAROO-3KG',
          parentSku: 'KAROO',
          qty: 2,
          price: 400,
          name: 'Karoo',
          type_id: 'configurable',
          product_type: 'configurable',
          server_item_id: 66301,
          product_option: { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: '32' }] } },
        },
      ],
      addressInformation: {
        shippingAddress: { ...sent, company: '' },
        billingAddress: { ...sent, company: 'Happy Paws', vat_id: '4010123456' },
        shipping_method_code: 'standard',
        shipping_carrier_code: 'courier',
        payment_method_code: 'cashondelivery',
        payment_method_additional: {},
        shippingExtraFields: { delivery_note: 'Reception' },
      },
    })
  })

  it('leaves out fields that a guest, the default store and a virtual cart do not have', () => {
    const order = toOrder({
      ...input,
      userId: null,
      cartToken: null,
      storeCode: '',
      lines: [{ sku: 'TELE-VET', qty: 1, type_id: 'virtual' }],
    })
    expect(order).toMatchObject({ user_id: '', cart_id: '', products: [{ price: 0 }] })
    expect(order).not.toHaveProperty('store_code')
    expect(Object.keys(order.addressInformation)).not.toEqual(expect.arrayContaining(['shippingAddress']))
    expect(order.addressInformation).not.toHaveProperty('shipping_method_code')
    expect(Order.safeParse(order).success).toBe(true)
  })

  it('sends a payment code under its mapped name, and extra data', () => {
    const { addressInformation } = toOrder({ ...input, paymentCodes: { cashondelivery: 'cod' }, paymentAdditional: { id: 'x' } })
    expect(addressInformation).toMatchObject({ payment_method_code: 'cod', payment_method_additional: { id: 'x' } })
  })
})

import type { ConfigurableChild } from '@meerkat/contract/configurable'
import { describe, expect, it } from 'vitest'
import { chooseVariant } from './choose-variant.ts'
import type { Configuration } from './configuration.ts'
import { aChild, aProduct, large, outOfStock, red, small } from './testing/karoo.ts'

describe('chooseVariant (docs/behaviour/variants.md §3.1)', () => {
  it.each<{ why: string; configuration: Configuration; sku: string | undefined; children?: ConfigurableChild[]; listOutOfStock?: boolean }>(
    [
      {
        why: 'the named sku wins over a cheaper match',
        configuration: { sku: 'KAROO-3KG', packsize: '32', colours: '6' },
        sku: 'KAROO-3KG',
      },
      { why: 'most matches', configuration: { packsize: { id: '32' }, colours: { id: '5' } }, sku: 'KAROO-3KG' },
      { why: 'the cheaper one when matches are equal', configuration: { packsize: '32' }, sku: 'KAROO-3KG-RED' },
      { why: 'a list of accepted values', configuration: { packsize: [{ id: 31 }, '99'] }, sku: 'KAROO-1KG' },
      { why: 'a number equals its text', configuration: { packsize: 31 }, sku: 'KAROO-1KG' },
      { why: 'null is ignored', configuration: { packsize: null, colours: '6' }, sku: 'KAROO-3KG-RED' },
      { why: 'price is ignored', configuration: { price: '440' }, children: [small, { ...red, price: 440 }], sku: 'KAROO-1KG' },
      { why: 'an entry without a match excludes nothing', configuration: { packsize: '99' }, sku: 'KAROO-1KG' },
      { why: 'no configuration: the cheapest', configuration: {}, sku: 'KAROO-1KG' },
      {
        why: 'a disabled child is ignored',
        configuration: { sku: 'X' },
        children: [aChild('X', 1, { status: 2 }), large],
        sku: 'KAROO-3KG',
      },
      {
        why: 'out of stock counts when listed',
        configuration: { packsize: '1' },
        children: [aChild('X', 1, { stock: outOfStock }), large],
        sku: 'X',
      },
      {
        why: 'out of stock is ignored when not listed',
        configuration: { packsize: '1' },
        children: [aChild('X', 1, { stock: outOfStock }), large],
        listOutOfStock: false,
        sku: 'KAROO-3KG',
      },
      { why: 'the earlier one when prices are equal', configuration: {}, children: [aChild('X', 1), aChild('Y', 2)], sku: 'X' },
      {
        why: 'the original price counts without a current one',
        configuration: {},
        children: [aChild('X', 1), aChild('Y', 2, { price_incl_tax: undefined, original_price_incl_tax: 90 })],
        sku: 'Y',
      },
      {
        why: 'attributes may come as pairs',
        configuration: { packsize: '7' },
        children: [small, { id: 9, sku: 'P', price: 900, custom_attributes: [{ attribute_code: 'packsize', value: '7' }] }],
        sku: 'P',
      },
      {
        why: 'a child without the attribute never matches',
        configuration: { packsize: 'null' },
        children: [small, aChild('N', 1, { packsize: null, price_incl_tax: 900 })],
        sku: 'KAROO-1KG',
      },
      { why: 'no candidate', configuration: {}, children: [], sku: undefined },
    ],
  )('$why', ({ configuration, sku, children, listOutOfStock = true }) => {
    const product = children ? { configurable_children: children } : aProduct()
    expect(chooseVariant(product, configuration, { listOutOfStock })?.sku).toBe(sku)
  })
})

import type { Attribute } from '@meerkat/contract/attribute'
import { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { chooseVariant } from './choose-variant.ts'
import { completeOptions } from './complete-options.ts'
import { normaliseProduct } from './normalise-product.ts'
import { selectableOptions } from './selectable-options.ts'

/** In Magento's export format: ids as numbers, amounts as text, labels only in the attribute. */
const exported = {
  id: 1,
  sku: 'COAT',
  name: 'Rain coat',
  type_id: 'configurable',
  price: '0.0000',
  configurable_options: [{ id: 5, attribute_id: 93, position: 0, product_id: 1, values: [{ value_index: 52 }, { value_index: '57' }] }],
  configurable_children: [
    { id: 2, sku: 'COAT-RED', price: '39.9000', special_price: null, custom_attributes: [{ attribute_code: 'color', value: '52' }] },
    {
      id: 3,
      sku: 'COAT-BLUE',
      price: '35',
      custom_attributes: [{ attribute_code: 'color', value: '57' }],
      tier_prices: [{ customer_group_id: 3, qty: '1', value: '30.5' }],
    },
  ],
}
const attributes: Attribute[] = [
  {
    attribute_id: 93,
    attribute_code: 'color',
    frontend_input: 'select',
    default_frontend_label: 'Color',
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: '1',
    is_comparable: '0',
    options: [
      { value: '52', label: 'Red' },
      { value: '57', label: 'Blue' },
    ],
  },
]

const product = Product.parse(normaliseProduct(exported))

describe('a configurable product as Magento exports it', () => {
  it('has amounts as numbers and ids of attributes as text', () => {
    expect(product).toMatchObject({
      price: 0,
      configurable_options: [{ attribute_id: '93', label: '', values: [{ value_index: 52 }, { value_index: 57 }] }],
      configurable_children: [
        { price: 39.9, special_price: null },
        { price: 35, tier_prices: [{ qty: 1, value: 30.5 }] },
      ],
    })
  })

  it('gets codes, labels and plain values from its attributes', () => {
    const complete = completeOptions(product, attributes)
    expect(complete.configurable_options).toMatchObject([
      {
        attribute_code: 'color',
        label: 'Color',
        values: [
          { value_index: 52, label: 'Red' },
          { value_index: 57, label: 'Blue' },
        ],
      },
    ])
    expect(complete.configurable_children?.map((child) => child['color'])).toEqual(['52', '57'])
    expect(selectableOptions(complete)).toMatchObject([
      {
        attribute_code: 'color',
        values: [
          { id: '52', label: 'Red' },
          { id: '57', label: 'Blue' },
        ],
      },
    ])
    expect(chooseVariant(complete, { color: '57' }, { listOutOfStock: true })?.sku).toBe('COAT-BLUE')
  })

  it('stays the same object when nothing is missing', () => {
    const complete = completeOptions(product, attributes)
    expect(completeOptions(complete, [])).toBe(complete)
  })

  it.each([null, 7, 'x', [], { price: 'abc', configurable_options: 'x', configurable_children: [null] }])(
    'leaves other input as it is: %j',
    (input) => {
      expect(normaliseProduct(input)).toEqual(input)
    },
  )
})

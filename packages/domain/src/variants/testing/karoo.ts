import type { ConfigurableChild } from '@meerkat/contract/configurable'
import type { Product } from '@meerkat/contract/product'

export function aChild(sku: string, packsize: string | number, change: Record<string, unknown> = {}): ConfigurableChild {
  return { id: 4300 + Number(packsize), sku, price: 100, price_incl_tax: 115, packsize, ...change }
}

export const small = aChild('KAROO-1KG', '31', { price_incl_tax: 240, colours: '5' })
export const large = aChild('KAROO-3KG', 32, { price_incl_tax: 460, colours: '5' })
export const red = aChild('KAROO-3KG-RED', '32', { id: 4340, price_incl_tax: 440, colours: '6' })

export const options = [
  {
    attribute_id: '205',
    attribute_code: 'packsize',
    label: 'Pack size',
    values: [
      { value_index: 31, label: '1 kg' },
      { value_index: 32, label: null, default_label: '3 kg' },
      { value_index: 33, label: ' ' },
    ],
  },
  { attribute_id: '212', label: 'Colours', values: [{ value_index: 5 }, { value_index: 6 }] },
]
export const attributes = [
  {
    attribute_id: 212,
    attribute_code: 'colours',
    options: [
      { value: '5', label: 'Sand' },
      { value: '6', label: 'Red' },
    ],
  },
]

/** A dry food in three variants: one kilogram and three in sand, three in red. */
export function aProduct(change: Partial<Product> = {}): Product {
  return {
    id: 4300,
    sku: 'KAROO',
    name: 'Karoo Adult',
    type_id: 'configurable',
    price: 0,
    visibility: 4,
    image: '/k/karoo.webp',
    url_key: 'karoo-4300',
    configurable_options: options,
    configurable_children: [small, large, red],
    ...change,
  }
}

export const everything = { listOutOfStock: true }
export const outOfStock = { product_id: 1, is_in_stock: false }

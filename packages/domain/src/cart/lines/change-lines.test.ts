import { describe, expect, it } from 'vitest'
import { prepareProduct } from '../../variants/prepare-product.ts'
import { addLine } from './add-line.ts'
import type { CartItem } from './cart-item.ts'
import { lineChecksum } from './line-checksum.ts'
import { reconfigureLine } from './reconfigure-line.ts'
import { removeLine } from './remove-line.ts'
import { setLineQuantity } from './set-line-quantity.ts'
import { toCartItem } from './to-cart-item.ts'

const kibble: CartItem = { sku: 'KIBBLE', qty: 2, server_item_id: 7 }
const tag = (name: string, qty = 1): CartItem => ({
  sku: 'TAG',
  qty,
  product_option: { extension_attributes: { custom_options: [{ option_id: 9, option_value: name }] } },
})

describe('addLine (docs/behaviour/cart.md §1.8)', () => {
  it.each([
    { why: 'a new one is appended', lines: [kibble], item: { sku: 'BRUSH', qty: 3 }, quantities: [2, 3] },
    { why: 'an equal one grows', lines: [kibble], item: { sku: 'KIBBLE', qty: 3 }, quantities: [5] },
    { why: 'other options make another line', lines: [tag('Rex')], item: tag('Luna'), quantities: [1, 1] },
    { why: 'the quantity is rounded down to whole pieces', lines: [], item: { sku: 'BRUSH', qty: 2.7 }, quantities: [2] },
    { why: 'the quantity is at least one', lines: [], item: { sku: 'BRUSH', qty: Number.NaN }, quantities: [1] },
  ])('$why', ({ lines, item, quantities }) => {
    expect(addLine(lines, item).map(({ qty }) => qty)).toEqual(quantities)
  })
})

describe('removeLine (docs/behaviour/cart.md §1.9)', () => {
  const variant: CartItem = { sku: 'KAROO-3KG', parentSku: 'KAROO', qty: 1 }
  it.each([
    { why: 'removes every equal line', lines: [kibble, variant], item: { sku: 'KIBBLE', qty: 1 }, byParentSku: false, left: ['KAROO-3KG'] },
    {
      why: 'removes only the line with the same options',
      lines: [tag('Rex'), tag('Luna')],
      item: tag('Rex'),
      byParentSku: false,
      left: ['TAG'],
    },
    {
      why: 'removes all variants of the parent',
      lines: [kibble, variant],
      item: { sku: 'KAROO', qty: 1 },
      byParentSku: true,
      left: ['KIBBLE'],
    },
    {
      why: 'does not remove other lines of a bundle by the parent sku',
      lines: [variant],
      item: { sku: 'KAROO', qty: 1, type_id: 'bundle' as const },
      byParentSku: true,
      left: ['KAROO-3KG'],
    },
  ])('$why', ({ lines, item, byParentSku, left }) => {
    expect(removeLine(lines, item, { byParentSku }).map(({ sku }) => sku)).toEqual(left)
  })
})

describe('setLineQuantity (docs/behaviour/cart.md §1.10)', () => {
  it.each([
    { why: 'sets the quantity', item: kibble, qty: 9, quantities: [9, 1] },
    { why: '0 removes the line', item: kibble, qty: 0, quantities: [1] },
    { why: 'an unknown line changes nothing', item: { sku: 'X', qty: 1 }, qty: 4, quantities: [2, 1] },
  ])('$why', ({ item, qty, quantities }) => {
    expect(setLineQuantity([kibble, tag('Rex')], item, qty).map((line) => line.qty)).toEqual(quantities)
  })
})

describe('reconfigureLine (docs/behaviour/cart.md §1.11)', () => {
  const option = (value: string) => ({ extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: value }] } })
  const small: CartItem = { sku: 'KAROO-1KG', qty: 2, server_item_id: 7, product_option: option('31'), checksum: 'old' }
  const large: CartItem = { sku: 'KAROO-3KG', qty: 3, server_item_id: 8, product_option: option('32') }

  it('keeps place, ids and quantity, and merges the line that already had that variant', () => {
    const after = reconfigureLine([kibble, small, large], small, { sku: 'KAROO-3KG', price: 400, product_option: option('32') })
    expect(after).toMatchObject([{ sku: 'KIBBLE' }, { sku: 'KAROO-3KG', qty: 5, server_item_id: 7, price: 400 }])
    expect(after[1]?.checksum).toBe(lineChecksum({ product_option: option('32') }))
  })

  it('keeps the custom options, and lines of the same variant with other custom options', () => {
    const both = (variant: string, name: string) => ({
      extension_attributes: { ...option(variant).extension_attributes, custom_options: [{ option_id: 9, option_value: name }] },
    })
    const rex: CartItem = { ...small, product_option: both('31', 'Rex'), options: [{ label: 'Name', value: 'Rex' }] }
    const luna: CartItem = { ...large, product_option: both('32', 'Luna') }
    const wanted = { sku: 'KAROO-3KG', product_option: option('32'), options: [{ label: 'Size', value: '3 kg' }] }
    const [changed, other] = reconfigureLine([rex, luna], rex, wanted)
    expect(changed).toMatchObject({
      qty: 2,
      product_option: both('32', 'Rex'),
      options: [
        { label: 'Size', value: '3 kg' },
        { label: 'Name', value: 'Rex' },
      ],
    })
    expect(other).toEqual(luna)
  })

  it('does not change the cart for an unknown line', () => {
    expect(reconfigureLine([kibble], small, { sku: 'KAROO-3KG' })).toEqual([kibble])
  })
})

describe('toCartItem (docs/behaviour/cart.md §1.8 step 3)', () => {
  const product = prepareProduct({
    id: 1,
    sku: 'KAROO',
    name: 'Karoo',
    type_id: 'configurable',
    price: 100,
    description: 'long',
    configurable_options: [],
    configurable_children: [],
  })

  it('keeps the needed fields, with a checksum', () => {
    const item = toCartItem({ ...product, qty: 3 }, { reconfigurable: false })
    expect(item).toMatchObject({ sku: 'KAROO', parentSku: 'KAROO', qty: 3, checksum: lineChecksum(product) })
    expect(item).not.toHaveProperty('description')
    expect(item).not.toHaveProperty('configurable_children')
    expect(toCartItem(product, { reconfigurable: true })).toHaveProperty('configurable_children')
  })
})

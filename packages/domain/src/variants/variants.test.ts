import type { ConfigurableChild, Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { chooseVariant } from './choose-variant.ts'
import type { Configuration } from './configuration.ts'
import { configureProduct, NO_VARIANTS } from './configure-product.ts'
import { filterUnavailableVariants } from './filter-unavailable-variants.ts'
import { choiceState, isSelectable } from './is-selectable.ts'
import { prepareProduct } from './prepare-product.ts'
import { selectableOptions } from './selectable-options.ts'
import { toProductOption } from './to-product-option.ts'

function aChild(sku: string, packsize: string | number, change: Record<string, unknown> = {}): ConfigurableChild {
  return { id: 4300 + Number(packsize), sku, price: 100, price_incl_tax: 115, packsize, ...change }
}

const small = aChild('KAROO-1KG', '31', { price_incl_tax: 240, colours: '5' })
const large = aChild('KAROO-3KG', 32, { price_incl_tax: 460, colours: '5' })
const red = aChild('KAROO-3KG-RED', '32', { id: 4340, price_incl_tax: 440, colours: '6' })

const options = [
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
const attributes = [
  {
    attribute_id: 212,
    attribute_code: 'colours',
    options: [
      { value: '5', label: 'Sand' },
      { value: '6', label: 'Red' },
    ],
  },
]

function aProduct(change: Partial<Product> = {}): Product {
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

const everything = { listOutOfStock: true }
const outOfStock = { product_id: 1, is_in_stock: false }

describe('chooseVariant (behaviour 3.1)', () => {
  it.each<{ why: string; configuration: Configuration; sku: string | undefined; children?: ConfigurableChild[]; listOutOfStock?: boolean }>(
    [
      {
        why: 'the named sku wins over a cheaper match',
        configuration: { sku: 'KAROO-3KG', packsize: '32', colours: '6' },
        sku: 'KAROO-3KG',
      },
      { why: 'most matches', configuration: { packsize: { id: '32' }, colours: { id: '5' } }, sku: 'KAROO-3KG' },
      { why: 'a tie goes to the cheaper', configuration: { packsize: '32' }, sku: 'KAROO-3KG-RED' },
      { why: 'a list of accepted values', configuration: { packsize: [{ id: 31 }, '99'] }, sku: 'KAROO-1KG' },
      { why: 'a number is its text', configuration: { packsize: 31 }, sku: 'KAROO-1KG' },
      { why: 'null never counts', configuration: { packsize: null, colours: '6' }, sku: 'KAROO-3KG-RED' },
      { why: 'price is ignored', configuration: { price: '440' }, children: [small, { ...red, price: 440 }], sku: 'KAROO-1KG' },
      { why: 'an entry that nobody fits excludes nothing', configuration: { packsize: '99' }, sku: 'KAROO-1KG' },
      { why: 'nothing wanted: the cheapest', configuration: {}, sku: 'KAROO-1KG' },
      { why: 'a disabled child is none', configuration: { sku: 'X' }, children: [aChild('X', 1, { status: 2 }), large], sku: 'KAROO-3KG' },
      {
        why: 'out of stock counts when listed',
        configuration: { packsize: '1' },
        children: [aChild('X', 1, { stock: outOfStock }), large],
        sku: 'X',
      },
      {
        why: 'out of stock is none when not listed',
        configuration: { packsize: '1' },
        children: [aChild('X', 1, { stock: outOfStock }), large],
        listOutOfStock: false,
        sku: 'KAROO-3KG',
      },
      { why: 'equal prices keep the earlier', configuration: {}, children: [aChild('X', 1), aChild('Y', 2)], sku: 'X' },
      {
        why: 'without a current price the original counts',
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
        why: 'a child without the attribute fits nothing',
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

describe('configureProduct (behaviour 3.2, 3.3)', () => {
  const rules = { ...everything, setConfigurableProductOptions: true, attributes }
  const product = prepareProduct(aProduct())

  it('lays the variant over the product and writes configuration, payload and options', () => {
    const result = configureProduct(product, { packsize: '32', colours: '5' }, rules)
    expect(result).toMatchObject({
      kind: 'configured',
      variant: { sku: 'KAROO-3KG' },
      configuration: {
        packsize: { attribute_code: 'packsize', id: '32', label: '3 kg' },
        colours: { attribute_code: 'colours', id: '5', label: 'Sand' },
      },
    })
    expect(result.product).toMatchObject({
      id: 4332,
      sku: 'KAROO-3KG',
      parentSku: 'KAROO',
      parentId: 4300,
      name: 'Karoo Adult',
      visibility: 4,
      url_key: 'karoo-4300',
      image: '/k/karoo.webp',
      price_incl_tax: 460,
      is_configured: true,
      product_option: {
        extension_attributes: {
          custom_options: [],
          bundle_options: [],
          configurable_item_options: [
            { option_id: '205', option_value: '32' },
            { option_id: '212', option_value: '5' },
          ],
        },
      },
      options: [
        { label: 'Pack size', value: '3 kg' },
        { label: 'Colours', value: 'Sand' },
      ],
    })
  })

  it('keeps the picture when the variant has none', () => {
    const faceless = prepareProduct(aProduct({ configurable_children: [{ ...small, image: 'no_selection' }] }))
    expect(configureProduct(faceless, {}, rules).product.image).toBe('/k/karoo.webp')
  })

  it("takes the variant's picture when it has one", () => {
    const pictured = prepareProduct(
      aProduct({ configurable_children: [{ ...small, image: '/k/small.webp', visibility: 1, name: 'Small' }] }),
    )
    expect(configureProduct(pictured, {}, rules).product).toMatchObject({ image: '/k/small.webp', visibility: 4, name: 'Karoo Adult' })
  })

  it.each([
    { why: 'a product without children', children: undefined, kind: 'plain', errors: {} },
    { why: 'no child left', children: [{ ...small, status: 2 }], kind: 'no-variant', errors: { variants: NO_VARIANTS } },
  ])('$why: $kind', ({ children, kind, errors }) => {
    const result = configureProduct(prepareProduct(aProduct({ configurable_children: children })), {}, rules)
    expect(result.kind).toBe(kind)
    expect(result.product.errors).toEqual(errors)
  })

  it('forgets the error of an earlier choice, and writes no payload when told not to', () => {
    const failed = { ...product, errors: { variants: NO_VARIANTS } }
    const result = configureProduct(failed, {}, { ...rules, setConfigurableProductOptions: false })
    expect(result.product.errors).toEqual({})
    expect(result.product.product_option.extension_attributes?.configurable_item_options).toEqual([])
  })
})

describe('toProductOption (behaviour 3.3)', () => {
  it.each<{ why: string; configuration: Configuration; written: unknown[] }>([
    {
      why: "the product's order, ids as text",
      configuration: { colours: 5, packsize: { id: 32 } },
      written: [
        { option_id: '205', option_value: '32' },
        { option_id: '212', option_value: '5' },
      ],
    },
    { why: 'no option of the product', configuration: { brand: '71', price: '100.0-250.0' }, written: [] },
    { why: 'empty entries', configuration: { packsize: null, colours: '' }, written: [] },
  ])('$why', ({ configuration, written }) => {
    expect(toProductOption(aProduct(), configuration, attributes).extension_attributes?.configurable_item_options).toEqual(written)
  })
})

describe('selectableOptions (behaviour 3.4)', () => {
  it('names every value and drops the nameless', () => {
    const [packsize, colours] = selectableOptions(aProduct(), attributes)
    expect(packsize?.values.map(({ id, label }) => [id, label])).toEqual([
      ['31', '1 kg'],
      ['32', '3 kg'],
    ])
    expect(colours).toMatchObject({ attribute_code: 'colours', label: 'Colours', values: [{ label: 'Sand' }, { label: 'Red' }] })
    expect(selectableOptions({ configurable_options: undefined })).toEqual([])
    expect(selectableOptions(aProduct()).map(({ attribute_code }) => attribute_code)).toEqual(['packsize', 'colours'])
  })
})

describe('isSelectable', () => {
  const product = aProduct({ configurable_children: [small, { ...large, stock: outOfStock }, red, aChild('OLD', 34, { status: 2 })] })
  it.each([
    { configuration: { colours: { id: '5' } }, attribute: 'packsize', value: '31', state: 'available' },
    { configuration: { colours: { id: '5' } }, attribute: 'packsize', value: '32', state: 'out-of-stock' },
    { configuration: { colours: { id: '6' } }, attribute: 'packsize', value: '32', state: 'available' },
    { configuration: { colours: { id: '6' } }, attribute: 'packsize', value: '31', state: 'missing' },
    { configuration: { packsize: '31' }, attribute: 'packsize', value: '32', state: 'available' },
    { configuration: {}, attribute: 'packsize', value: '34', state: 'missing' },
  ])('$attribute $value beside $configuration is $state', ({ configuration, attribute, value, state }) => {
    expect(choiceState(product, configuration, attribute, value)).toBe(state)
    expect(isSelectable(product, configuration, attribute, value)).toBe(state === 'available')
  })
})

describe('filterUnavailableVariants (table of behaviour 3.5)', () => {
  const product = prepareProduct(aProduct())
  const inStock = (product_id: number) => ({ product_id, is_in_stock: true, qty: 3 })
  const gone = (product_id: number) => ({ product_id, is_in_stock: false })
  const all = ['KAROO-1KG', 'KAROO-3KG', 'KAROO-3KG-RED']

  it.each([
    { why: 'no entry for the product', stock: [], listed: true, error: NO_VARIANTS, skus: all },
    { why: 'the product is out', stock: [gone(4300)], listed: true, error: NO_VARIANTS, skus: all },
    { why: 'a child is out, not listed', stock: [inStock(4300), gone(4331)], listed: false, error: undefined, skus: all.slice(1) },
    { why: 'a child is out, listed', stock: [inStock(4300), gone(4331)], listed: true, error: undefined, skus: all },
    { why: 'children not in the answer', stock: [inStock(4300)], listed: false, error: undefined, skus: all },
  ])('$why', ({ stock, listed, error, skus }) => {
    const result = filterUnavailableVariants(product, stock, { listOutOfStock: listed })
    expect(result.errors['variants']).toBe(error)
    expect(result.configurable_children?.map(({ sku }) => sku)).toEqual(skus)
  })

  it('drops disabled children and attaches stock records', () => {
    const disabled = prepareProduct(aProduct({ configurable_children: [small, { ...large, status: 2 }] }))
    const result = filterUnavailableVariants(disabled, [inStock(4300), inStock(4331)], everything)
    expect(result.stock).toEqual(inStock(4300))
    expect(result.configurable_children).toMatchObject([{ sku: 'KAROO-1KG', stock: { qty: 3 } }])
  })
})

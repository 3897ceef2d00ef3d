import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCatalog, aProduct } from '../../../testing/a-catalog.ts'
import { openTestShop, readStores, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, toSearchUrl, where } from '../../../testing/search-by-wire.ts'

const label = (value: string) => ({ value, label: `Label ${value}` })
const bundle = aCatalog({
  products: [aProduct({ id: 1, brand: 71 }), aProduct({ id: 2, type_id: 'configurable', packsize_options: [31] })],
  attributes: [
    {
      attribute_id: 203,
      attribute_code: 'brand',
      frontend_input: 'select',
      frontend_label: 'Brand',
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: '1',
      is_comparable: '1',
      entity_type_id: '4',
      options: [label('71'), label('72')],
    },
    { attribute_id: 204, attribute_code: 'packsize', frontend_input: 'select', frontend_label: 'Size', options: [label('31')] },
    { attribute_id: 205, attribute_code: 'format', frontend_input: 'select', frontend_label: 'Format', options: [label('1')] },
    { attribute_id: 206, attribute_code: 'price', frontend_input: 'price', frontend_label: 'Price' },
  ],
})
const filters = [where('status', { in: [1] })]

let shop: TestShop
beforeAll(async () => {
  const stores = readStores()
  shop = await openTestShop({
    bundle,
    stores: { ...stores, shop: { ...stores.shop, search: { ...stores.shop.search, attributeMetadata: true } } },
  })
})
afterAll(() => shop.close())

describe('attributes next to the counts (docs/wire.md §13.5)', () => {
  it.each([{ params: {} }, { params: { response_format: 'compact' } }])(
    'are those that were counted, with the options that occur: $params',
    async ({ params }) => {
      const url = toSearchUrl({ filters, available: ['brand', 'packsize', 'price'], params })
      const { attribute_metadata } = (await shop.app.inject(url)).json()
      expect(attribute_metadata).toEqual([
        {
          attribute_code: 'brand',
          attribute_id: 203,
          id: 203,
          entity_type_id: '4',
          default_frontend_label: 'Brand',
          is_visible: true,
          is_visible_on_front: '1',
          is_user_defined: true,
          is_comparable: '1',
          slug: 'brand',
          options: [label('71')],
        },
        expect.objectContaining({ attribute_code: 'packsize', options: [label('31')] }),
        expect.objectContaining({ attribute_code: 'price', options: [] }),
      ])
    },
  )

  it('are only sent with products', async () => {
    expect(await searchByWire(shop.app, { filters })).toHaveProperty('attribute_metadata', [])
    expect(await searchByWire(shop.app, { entity: 'attribute', filters: [where('id', { eq: 203 })] })).not.toHaveProperty(
      'attribute_metadata',
    )
  })
})

it('are left out when switched off', async () => {
  const plain = await openTestShop({ bundle })
  try {
    expect(await searchByWire(plain.app, { filters, available: ['brand'] })).not.toHaveProperty('attribute_metadata')
  } finally {
    await plain.close()
  }
})

import type { Product } from '@meerkat/contract/product'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../../testing/a-catalog.ts'
import { COLOR } from '../../../testing/color-attribute.ts'
import { type CatalogDatabase, openCatalogDatabase } from '../../../testing/open-read-model.ts'

let catalog: CatalogDatabase
beforeAll(async () => {
  catalog = await openCatalogDatabase()
})
afterAll(() => catalog.close())

/** Ids as numbers, amounts as text, labels only in the attribute, no picture on the parent. */
const coat = {
  ...aProduct({ id: 1, sku: 'COAT', type_id: 'configurable', image: 'no_selection', category_ids: [2] }),
  name: 'Rain coat &trade;',
  price: '0.0000',
  configurable_options: [{ attribute_id: 93, values: [{ value_index: 52 }] }],
  configurable_children: [
    {
      id: 2,
      sku: 'COAT-RED',
      price: '39.90',
      tax_class_id: '2',
      image: '/r/red.jpg',
      custom_attributes: [{ attribute_code: 'color', value: '52' }],
    },
  ],
} as unknown as Product
const bundle = aCatalog({
  products: [coat, aProduct({ id: 2, sku: 'COAT-RED', price: 39.9, visibility: 1, url_path: 'red' })],
  categories: [aCategory({ id: 2, parent_id: 1, name: 'Dogs &amp; cats' })],
  attributes: [COLOR],
})

it('a configurable product from a Magento export can be shown, configured and filtered', async () => {
  const { product, model, ids } = await catalog.read(bundle)
  expect(product(1)).toMatchObject({
    name: 'Rain coat ™',
    price: 39.9,
    image: '/r/red.jpg',
    color_options: [52],
    configurable_options: [{ attribute_id: '93', attribute_code: 'color', label: 'Color', values: [{ value_index: 52, label: 'Red' }] }],
    configurable_children: [{ price: 39.9, color: '52' }],
  })
  expect(await ids([{ kind: 'terms', field: 'color_options', values: ['52'] }])).toEqual([1])
  expect(model.getStoreView('').listed.category[0]?.source).toMatchObject({ name: 'Dogs & cats' })
})

it('titles of options, bundle parts and files have their characters, not HTML entities', async () => {
  const value = { option_type_id: 1, title: 'Caf&eacute;', price: 0, price_type: 'fixed', sort_order: 1 }
  const file = { id: 1, title: 'A&ndash;Z', price: 0, is_shareable: false, number_of_downloads: 0, sample_url: null }
  const part = { option_id: 1, title: 'Ball &amp; rope', required: false, type: 'radio', position: 1, sku: 'KIT', product_links: [] }
  const choice = { option_id: 1, title: 'Name &amp; number', type: 'drop_down', product_sku: 'KIT', sort_order: 1, is_require: false }
  const kit = {
    ...aProduct({ id: 3, sku: 'KIT', type_id: 'bundle' }),
    category: [{ category_id: 2, name: 'Dogs &amp; cats', slug: 'dogs', path: 'dogs' }],
    custom_options: [{ ...choice, values: [value] }],
    bundle_options: [part],
    downloadable_links: [file],
  } as unknown as Product
  const { product } = await catalog.read(aCatalog({ products: [kit], categories: [aCategory({ id: 2, parent_id: 1 })] }))
  expect(product(3)).toMatchObject({
    category: [{ name: 'Dogs & cats' }],
    custom_options: [{ title: 'Name & number', values: [{ title: 'Café' }] }],
    bundle_options: [{ title: 'Ball & rope' }],
    downloadable_links: [{ title: 'A–Z' }],
  })
})

it('shows the new labels of a changed attribute', async () => {
  const { product, model } = await catalog.read(bundle)
  const renamed = JSON.stringify({ ...COLOR, options: [{ value: '52', label: 'Rot' }] })
  await catalog.sql.run({ name: 'test-rename', text: "update attribute set body = $1 where store_code = ''" }, [renamed])
  await model.apply([{ topic: 'attribute', keys: [{ store: '', id: 93 }] }])
  expect(product(1).configurable_options?.[0]?.values).toMatchObject([{ label: 'Rot' }])
})

it('repeats prices under their camelCase names when configured', async () => {
  await catalog.import(bundle)
  const { product } = await catalog.open({ products: { deprecatedPriceFields: true } })
  const shown = product(1)
  expect(shown).toMatchObject({ priceInclTax: shown.price_incl_tax, originalPriceTax: shown.original_price_tax })
  expect(shown.configurable_children?.[0]).toMatchObject({ priceInclTax: shown.price_incl_tax })
  expect((await catalog.open()).product(1)).not.toHaveProperty('priceInclTax')
})

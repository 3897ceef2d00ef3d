import { describe, expect, it } from 'vitest'
import { aProduct } from '../../testing/a-catalog.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

const bundle = aPetShop()
// Both store views have the same list.
const products = bundle.stores[0]!.products
const parent = products.findIndex(({ sku }) => sku === 'DERMA-CARE')
const disabled = { id: 4303, sku: 'DERMA-CARE-8KG', name: 'Derma Care Adult 8 kg', price: 900, status: 2, tax_class_id: 2, packsize: '33' }
products.push(aProduct({ id: 4303, sku: 'DERMA-CARE-8KG', status: 2, visibility: 1 }))
products[parent] = {
  ...products[parent]!,
  configurable_children: [...(products[parent]!.configurable_children ?? []), disabled],
}
const set = products.findIndex(({ sku }) => sku === 'GROOM-SET')
// Add the same product as a recommendation, which no client requests.
const [member] = products[set]!.product_links ?? []
products[set] = { ...products[set]!, product_links: [member!, { ...member!, link_type: 'related' }] }
const { shop } = await openForFile({ bundle })

const CONFIGURABLE = 'product-4300.html'
/** The options that Vue Storefront 1.12 sends. */
const OF_OLD = {
  prefetchGroupProducts: true,
  assignProductConfiguration: true,
  populateRequestCacheTags: false,
  setProductErrors: false,
  fallbackToDefaultWhenNoAvailable: true,
  separateSelectedVariant: false,
  setConfigurableProductOptions: true,
  filterUnavailableVariants: false,
}

async function sourceOf(request: object): Promise<Record<string, unknown>> {
  const response = await shop.app.inject({ method: 'POST', url: '/api/url/map', payload: { url: CONFIGURABLE, ...request } })
  expect(response.statusCode).toBe(200)
  return response.json()._source
}

describe('options of the URL map (Spec §7, docs/wire.md §10)', () => {
  it('do not hide a disabled variant by themselves', async () => {
    expect((await sourceOf({}))['configurable_children']).toHaveLength(3)
  })

  it.each([
    { why: 'none', request: {} },
    { why: 'all off', request: { options: {}, filters: { sku: 'DERMA-CARE-3KG' } } },
    {
      why: 'values that are not booleans',
      request: { options: { assignProductConfiguration: 'yes' }, filters: { sku: 'DERMA-CARE-3KG' } },
    },
    { why: 'those of old clients, without a variant', request: { options: OF_OLD, filters: { sku: '' } } },
  ])('$why: the document as searches return it', async ({ request }) => {
    const search = await shop.app.inject('/api/catalog/vue_storefront_catalog/product/_search?q=sku:DERMA-CARE&size=1')
    expect(await sourceOf(request)).toEqual(search.json().hits.hits[0]._source)
  })

  it('describe the variant that the URL names, and leave the fields of the product unchanged', async () => {
    const document = await sourceOf({})
    expect(await sourceOf({ options: OF_OLD, filters: { sku: 'DERMA-CARE-3KG' } })).toEqual({
      ...document,
      is_configured: true,
      configuration: { packsize: { attribute_code: 'packsize', id: '32', label: '3 kg' } },
      product_option: {
        extension_attributes: {
          custom_options: [],
          configurable_item_options: [{ option_id: '205', option_value: '32' }],
          bundle_options: [],
        },
      },
      options: [{ label: 'Pack size', value: '3 kg' }],
    })
  })

  const assigned = { assignProductConfiguration: true }
  it.each([
    { option: 'setConfigurableProductOptions', options: assigned, sku: 'DERMA-CARE-3KG', has: {}, lacks: ['product_option', 'options'] },
    {
      option: 'separateSelectedVariant',
      options: { ...assigned, separateSelectedVariant: true },
      sku: 'DERMA-CARE-3KG',
      has: { sku: 'DERMA-CARE', selected_variant: { sku: 'DERMA-CARE-3KG', original_price: 400 } },
      lacks: [],
    },
    { option: 'separateSelectedVariant', options: assigned, sku: 'DERMA-CARE-3KG', has: {}, lacks: ['selected_variant'] },
    {
      option: 'fallbackToDefaultWhenNoAvailable',
      options: { ...assigned, fallbackToDefaultWhenNoAvailable: true },
      sku: 'DERMA-CARE-8KG',
      has: { configuration: { packsize: { id: '31' } } },
      lacks: ['errors'],
    },
    { option: 'fallbackToDefaultWhenNoAvailable', options: assigned, sku: 'DERMA-CARE-8KG', has: {}, lacks: ['configuration', 'errors'] },
    {
      option: 'setProductErrors',
      options: { ...assigned, setProductErrors: true },
      sku: 'DERMA-CARE-8KG',
      has: { errors: { variants: 'No available product variants' } },
      lacks: ['configuration'],
    },
    {
      option: 'filterUnavailableVariants',
      options: { filterUnavailableVariants: true },
      sku: null,
      has: { configurable_children: [{ sku: 'DERMA-CARE-1.5KG' }, { sku: 'DERMA-CARE-3KG' }] },
      lacks: ['configuration', 'errors'],
    },
  ])('$option, with $options and $sku', async ({ options, sku, has, lacks }) => {
    const source = await sourceOf({ options, filters: { sku } })
    expect(source).toMatchObject(has)
    for (const name of lacks) expect(source).not.toHaveProperty(name)
  })

  it('prefetchGroupProducts adds the products of a set and of a bundle', async () => {
    const options = { prefetchGroupProducts: true }
    const { product_links } = await sourceOf({ url: 'product-16.html', options })
    expect(product_links).toMatchObject([{ linked_product_sku: 'SHAMPOO-250', product: { id: 11, price_incl_tax: 92 } }, {}])
    expect((product_links as object[])[1]).not.toHaveProperty('product')
    expect(await sourceOf({ url: 'product-15.html', options })).toMatchObject({
      bundle_options: [
        { product_links: [{ product: { sku: 'KIT-KIB-1KG' } }, { product: { sku: 'KIT-KIB-2KG' } }] },
        { product_links: [{ product: { sku: 'LITTER-5KG' } }] },
      ],
    })
  })

  it('add only fields that the request names', async () => {
    const request = { options: OF_OLD, filters: { sku: 'DERMA-CARE-3KG' } }
    expect(Object.keys(await sourceOf({ ...request, includeFields: ['configuration'] })).toSorted()).toEqual([
      'configuration',
      'id',
      'sku',
      'slug',
      'type_id',
      'url_path',
    ])
    expect(await sourceOf({ ...request, excludeFields: ['configuration', 'options'] })).not.toHaveProperty('configuration')
  })

  it('change nothing of categories and pages', async () => {
    expect((await shop.app.inject({ method: 'POST', url: '/api/url/map', payload: { url: 'nothing', options: OF_OLD } })).body).toBe('null')
  })
})

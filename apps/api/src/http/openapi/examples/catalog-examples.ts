import type { Examples } from './example.ts'

const STOCK = { product_id: 4302, sku: 'KIB-AD-3', qty: 37, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 0 }

const PAGE = {
  id: 4,
  identifier: 'about-us',
  title: 'About us',
  content: '<p>Two vets and a warehouse.</p>',
  store_id: [0],
  active: true,
}

const PRODUCT_HIT = {
  _index: 'vue_storefront_catalog_product',
  _type: 'product',
  _id: '4300',
  _score: 1,
  _source: { id: 4300, sku: 'KIB-AD', name: 'Adult kibble', type_id: 'configurable', price: 300, price_incl_tax: 345 },
}

const FOUND = { took: 3, timed_out: false, hits: { total: 1, max_score: 1, hits: [PRODUCT_HIT] } }

const PRICES = {
  final_price: 345,
  regular_price: 345,
  special_price: 0,
  max_price: 345,
  max_regular_price: 345,
  minimal_price: 345,
  minimal_regular_price: 345,
}

const NET_PRICES = {
  final_price: 300,
  regular_price: 300,
  special_price: 0,
  max_price: 300,
  max_regular_price: 300,
  minimal_price: 300,
  minimal_regular_price: 300,
}

export const CATALOG_EXAMPLES: Examples = {
  searchCatalog: { result: FOUND },
  searchCatalogByPost: {
    body: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'KIB-AD' }, scope: 'default' }] },
    result: FOUND,
  },
  askGraphql: {
    body: {
      query: 'query ($filter: ProductFilterInput) { products(filter: $filter) { total_count } }',
      variables: { filter: { sku: { eq: 'KIB-AD' } } },
    },
    result: { data: { products: { total_count: 1 } } },
  },
  readGraphql: { result: { data: { products: { total_count: 1 } } } },
  describePack: {
    result: {
      version: '3f9ac1d2e47b8a60',
      size: 109_000,
      patches: [{ id: 4300, values: { final_price: 249.9 }, document: { price_incl_tax: 249.9 } }],
      details: { version: '8b1c5e90d2a7f364', size: 136_000 },
    },
  },
  mapUrl: { body: { url: 'dogs/dog-food/adult-kibble' }, result: PRODUCT_HIT },
  mapUrlShort: { body: { url: 'dogs/dog-food/adult-kibble' }, result: PRODUCT_HIT },
  checkStock: { result: STOCK },
  checkStockOf: { result: STOCK },
  listStock: { result: [STOCK] },
  renderProducts: {
    result: {
      items: [
        {
          id: 4302,
          name: 'Adult kibble 3 kg',
          type: 'simple',
          is_salable: '1',
          store_id: 1,
          currency_code: 'ZAR',
          url: 'https://shop.example/dogs/dog-food/adult-kibble',
          price_info: { ...PRICES, extension_attributes: { tax_adjustments: NET_PRICES } },
          images: [],
          sgn: '',
        },
      ],
    },
  },
  listPlatformProducts: { result: { items: [PRODUCT_HIT._source], search_criteria: { filter_groups: [] }, total_count: 1 } },
  readCmsPage: { result: PAGE },
  findCmsPage: { result: PAGE },
  readCmsBlock: { result: { ...PAGE, identifier: 'footer', title: 'Footer' } },
  findCmsBlock: { result: { ...PAGE, identifier: 'footer', title: 'Footer' } },
  readVersion: { result: { version: '0.1.0', protocol: 'vsf1', client: 'v1.12.2 built 2025-05-22' } },
}

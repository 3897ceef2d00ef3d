import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { expect, it } from 'vitest'
import { showProducts } from './show-products.ts'

const view = { storeCode: 'de', appendStoreCode: true, seo: { useUrlDispatcher: true } } as unknown as StoreView
const products = [
  { id: 1, sku: 'LEAD', name: 'Lead', type_id: 'simple', image: '/lead.svg', url_path: 'lead.html' },
  {
    id: 2,
    sku: 'KIBBLE',
    name: 'Kibble',
    type_id: 'configurable',
    image: '/kibble.svg',
    url_path: 'kibble.html',
    configurable_children: [{ sku: 'KIBBLE-1' }, { sku: 'KIBBLE-2', image: '/kibble-2.svg' }],
  },
] as unknown as Product[]

it.each([
  { why: 'a simple product', item: { sku: 'LEAD' }, shows: { image: '/lead.svg', link: '/de/lead.html' } },
  {
    why: 'a variant with the picture of its product',
    item: { sku: 'KIBBLE-1', parentSku: 'KIBBLE' },
    shows: { image: '/kibble.svg', link: '/de/kibble.html?childSku=KIBBLE-1' },
  },
  {
    why: 'a variant with its own picture',
    item: { sku: 'KIBBLE-2', parentSku: 'KIBBLE' },
    shows: { image: '/kibble-2.svg', link: '/de/kibble.html?childSku=KIBBLE-2' },
  },
  {
    why: 'a variant that is not sold any more',
    item: { sku: 'KIBBLE-3', parentSku: 'KIBBLE' },
    shows: { image: '/kibble.svg', link: '/de/kibble.html' },
  },
  { why: 'a product that is not sold any more', item: { sku: 'GONE' }, shows: {} },
])('shows picture and page of $why', async ({ item, shows }) => {
  const findListed = async (_: string, skus: readonly string[]) =>
    new Map(products.filter(({ sku }) => skus.includes(sku)).map((product) => [product.sku, product]))
  const order = { items: [item as unknown as HistoryItem] } as HistoryOrder
  const { items } = await showProducts({ viewOf: () => view, findListed }, order, 'de')
  expect(items).toEqual([{ ...item, ...shows }])
})

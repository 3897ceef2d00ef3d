import type { Product } from '@meerkat/contract/product'
import type { CartTotals } from '@meerkat/contract/totals'
import { expect, it } from 'vitest'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { searchByWire, where } from '../../testing/search-by-wire.ts'

const stores = readStores()
Object.assign(stores.shop.products, { calculateBundlePriceByOptions: false, allowZeroPrice: false })
const pets = aPetShop()
const views = pets.stores.map((store) => ({
  ...store,
  products: store.products.map((product) => (product.sku === 'KITTEN-STARTER' ? { ...product, price: 99 } : product)),
}))
const { shop, shopper } = await openForFile({ stores, bundle: { ...pets, stores: views } })

it('charges the bundle’s own price, as the catalogue shows it, when its options do not determine the price', async () => {
  const { hits } = await searchByWire(shop.app, { filters: [where('sku', { eq: 'KITTEN-STARTER' })] })
  const kit = hits.hits[0]?._source as Product
  expect(kit.price).toBe(99)
  const cartId = await shopper.createCart()
  const bundle_options = (kit.bundle_options ?? []).map(({ option_id, product_links }) => ({
    option_id,
    option_qty: 1,
    option_selections: [product_links[0]?.id],
  }))
  await shopper.update(cartId, { sku: kit.sku, qty: 1, product_option: { extension_attributes: { bundle_options } } })
  const totals = (await shopper.get(`/api/cart/totals?cartId=${cartId}`)).result as CartTotals
  expect(totals.items[0]?.price_incl_tax).toBeCloseTo(kit.price_incl_tax ?? 0, 2)
})

it('refuses free products where they are not sold', async () => {
  expect(await shopper.update(await shopper.createCart(), { sku: 'FREE', qty: 1 })).toMatchObject({
    code: 400,
    result: 'Product price is unknown, product cannot be added to the cart!',
  })
})

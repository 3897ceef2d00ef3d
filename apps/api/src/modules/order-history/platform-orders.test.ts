import { OrderHistory } from '@meerkat/contract/order-history'
import type { Product } from '@meerkat/contract/product'
import type { CartTotals } from '@meerkat/contract/totals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct } from '../../testing/a-catalog.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { aLine, anOrder, aShopper } from '../../testing/a-shopper.ts'
import { COLOR } from '../../testing/color-attribute.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

/** As Magento exports it: ids as numbers, amounts as text, labels only in the attribute, values in `custom_attributes`. */
const coat = {
  ...aProduct({ id: 1, sku: 'COAT', name: 'Rain coat', type_id: 'configurable', category_ids: [2] }),
  price: '0.0000',
  configurable_options: [{ attribute_id: 93, values: [{ value_index: 52 }] }],
  configurable_children: [
    { id: 2, sku: 'COAT-RED', price: '39.90', tax_class_id: '2', custom_attributes: [{ attribute_code: 'color', value: '52' }] },
  ],
} as unknown as Product

const RED = {
  extension_attributes: { custom_options: [], configurable_item_options: [{ option_id: '93', option_value: 52 }], bundle_options: [] },
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    bundle: aCatalog({
      products: [coat, aProduct({ id: 2, sku: 'COAT-RED', price: 39.9, visibility: 1, url_path: 'red' })],
      categories: [aCategory({ id: 2, parent_id: 1, name: 'Dogs' })],
      attributes: [COLOR],
    }),
  })
})
afterAll(() => shop.close())

it('names the choices of a configurable product from a Magento export in cart and order', async () => {
  const shopper = aShopper(shop.app)
  const cart = await shopper.createCart()
  expect(await shopper.update(cart, { sku: 'COAT', qty: 1, product_option: RED })).toMatchObject({ code: 200 })
  const totals = (await shopper.get(`/api/cart/totals?token=&cartId=${cart}`)).result as CartTotals
  expect(JSON.parse(String(totals.items[0]?.options))).toEqual([{ label: 'Color', value: 'Red' }])

  const customer = await aCustomer(shopper)
  const order = anOrder({ user_id: String(customer.id), products: [aLine('COAT', 1, { product_option: RED })] })
  expect(await customer.post('/api/order', order)).toMatchObject({ code: 200 })
  const history = OrderHistory.parse((await customer.get('/api/user/order-history?')).result)
  expect(history.items[0]?.items).toMatchObject([{ sku: 'COAT-RED', options: [{ label: 'Color', value: 'Red' }] }])
  expect(shop.faults).toEqual([])
})

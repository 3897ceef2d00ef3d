import { OrderHistory } from '@meerkat/contract/order-history'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../testing/a-catalog.ts'
import { aCustomer, type LoggedIn } from '../../testing/a-customer.ts'
import { ADDRESS, aLine, anOrder, configured } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'
import { readStores } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

const stores = readStores()
// Orders without delivery cannot use cash on delivery.
stores.default.payment.push({ code: 'prepaid', title: 'Prepaid' })
const reduced = [
  // 199.00 with 15 % tax.
  aProduct({ id: 30, sku: 'REDUCED-BED', price: 199 / 1.15, special_price: 100 }),
  aProduct({
    id: 31,
    sku: 'BLANKET',
    type_id: 'configurable',
    price: 80,
    configurable_options: [
      { attribute_id: '205', attribute_code: 'packsize', label: 'Pack size', values: [{ value_index: 31, label: 'S' }] },
    ],
    configurable_children: [{ id: 32, sku: 'BLANKET-S', price: 300, special_price: 150, status: 1, tax_class_id: 2, packsize: '31' }],
  }),
  aProduct({ id: 32, sku: 'BLANKET-S', price: 300, special_price: 150, visibility: 1 }),
]
const petShop = aPetShop()
const stock = reduced
  .filter(({ type_id }) => type_id === 'simple')
  .map(({ sku, id }) => ({ sku, product_id: id, qty: 100, is_in_stock: true, manage_stock: true }))
const { shopper } = await openForFile({
  stores,
  bundle: {
    ...petShop,
    stores: petShop.stores.map((store) => ({ ...store, products: [...store.products, ...reduced] })),
    stock: [...petShop.stock, ...stock],
  },
})

async function place(customer: LoggedIn, fields: object = {}): Promise<number> {
  const answer = await customer.post('/api/order', anOrder({ user_id: String(customer.id), ...fields }))
  expect(answer).toMatchObject({ code: 200 })
  return Number((answer.result as { magentoOrderId: string }).magentoOrderId)
}

async function historyOf(customer: LoggedIn, query = ''): Promise<OrderHistory> {
  return OrderHistory.parse((await customer.get(`/api/user/order-history?${query}`)).result)
}

describe('GET /api/user/order-history (docs/wire.md §2.8)', () => {
  it('contains every field that clients read', async () => {
    const customer = await aCustomer(shopper)
    const id = await place(customer, { products: [aLine('DERMA-CARE', 2, { product_option: configured('32') })] })
    const { items, total_count, search_criteria } = await historyOf(customer, 'pageSize=20&currentPage=1')
    expect({ total_count, search_criteria }).toEqual({ total_count: 1, search_criteria: { page_size: 20, current_page: 1 } })
    expect(items[0]).toMatchObject({
      entity_id: id,
      increment_id: String(id).padStart(9, '0'),
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      state: 'new',
      status: 'pending',
      store_id: 1,
      store_name: 'Meerkat\nMeerkat\nSouth Africa',
      customer_id: customer.id,
      customer_firstname: 'Thandi',
      customer_lastname: 'Mokoena',
      customer_email: ADDRESS.email,
      customer_is_guest: 0,
      base_currency_code: 'ZAR',
      order_currency_code: 'ZAR',
      subtotal: 800,
      subtotal_incl_tax: 920,
      discount_amount: 0,
      discount_tax_compensation_amount: 0,
      shipping_amount: 0,
      shipping_description: expect.stringContaining('Courier'),
      tax_amount: 120,
      grand_total: 920,
      base_grand_total: 920,
      total_due: 920,
      total_item_count: 1,
      total_qty_ordered: 2,
      is_virtual: 0,
      items: [
        {
          order_id: id,
          product_id: 4302,
          sku: 'DERMA-CARE-3KG',
          parentSku: 'DERMA-CARE',
          name: 'Derma Care Adult',
          product_type: 'simple',
          qty_ordered: 2,
          price: 400,
          price_incl_tax: 460,
          row_total: 800,
          row_total_incl_tax: 920,
          tax_amount: 120,
          tax_percent: 15,
          options: [{ label: 'Pack size', value: '3 kg' }],
          link: '/product-4300.html?childSku=DERMA-CARE-3KG',
          product_option: { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: 32 }] } },
        },
      ],
      billing_address: {
        address_type: 'billing',
        company: 'Happy Paws Kennels',
        vat_id: '4010123456',
        street: ['14 Acacia Road', 'Unit 3'],
      },
      payment: { method: 'cashondelivery', additional_information: ['Cash on delivery'], amount_ordered: 920 },
      status_histories: [],
      extension_attributes: {
        shipping_assignments: [{ shipping: { method: 'courier_standard', address: { address_type: 'shipping', city: 'Pretoria' } } }],
      },
    })
    expect(items[0]).not.toHaveProperty('coupon_code')
    expect(items[0]?.items[0]).not.toHaveProperty('parent_item_id')
  })

  it('keeps the price of a reduced product before the reduction (Spec §3 Order)', async () => {
    const customer = await aCustomer(shopper)
    const products = [aLine('REDUCED-BED'), aLine('BLANKET', 1, { product_option: configured('31') }), aLine('TICK-COLLAR')]
    await place(customer, { products })
    const { items = [] } = (await historyOf(customer)).items[0] ?? {}
    expect(items.map(({ price, original_price, original_price_incl_tax }) => [price, original_price, original_price_incl_tax])).toEqual([
      [100, 173.04, 199],
      [150, 300, 345],
      [179, 179, undefined],
    ])
  })

  it('has an empty shipping address for an order without delivery', async () => {
    const customer = await aCustomer(shopper)
    const addressInformation = { billingAddress: ADDRESS, payment_method_code: 'prepaid' }
    await place(customer, { products: [aLine('TELE-VET')], addressInformation })
    expect((await historyOf(customer)).items[0]).toMatchObject({
      is_virtual: 1,
      shipping_description: null,
      extension_attributes: { shipping_assignments: [{ shipping: { method: null, address: {} } }] },
    })
  })

  it('returns one page, newest first', async () => {
    const customer = await aCustomer(shopper)
    const ids = []
    for (let index = 0; index < 5; index += 1) ids.push(await place(customer))
    const newest = ids.toReversed()
    const page = async (query: string) => (await historyOf(customer, query)).items.map(({ entity_id }) => entity_id)
    expect(await page('')).toEqual(newest)
    expect(await page('pageSize=2&currentPage=1')).toEqual(newest.slice(0, 2))
    expect(await page('pageSize=2&currentPage=3')).toEqual(newest.slice(4))
    expect(await page('pageSize=2&currentPage=4')).toEqual([])
    expect((await historyOf(customer, 'pageSize=2')).total_count).toBe(5)
  })

  it("is empty for a new customer, and contains no other customer's orders", async () => {
    const [one, two] = [await aCustomer(shopper), await aCustomer(shopper)]
    await place(one)
    await shopper.post('/api/order', anOrder({ user_id: String(two.id) }))
    expect(await historyOf(two)).toMatchObject({ items: [], total_count: 0 })
    expect((await historyOf(one)).total_count).toBe(1)
  })

  it.each(['', '?token=', '?token=ended'])('answers 401 for %j', async (query) => {
    expect(await shopper.get(`/api/user/order-history${query}`)).toMatchObject({ status: 401, code: 401, result: expect.any(String) })
  })

  it('contains the parent sku of a bundle, so that it can be ordered again', async () => {
    const customer = await aCustomer(shopper)
    const product_option = {
      extension_attributes: {
        bundle_options: [
          { option_id: 1, option_qty: 1, option_selections: [2] },
          { option_id: 2, option_qty: 1, option_selections: [5] },
        ],
      },
    }
    await place(customer, { products: [aLine('KITTEN-STARTER', 1, { product_option })] })
    expect((await historyOf(customer)).items[0]?.items).toMatchObject([{ sku: 'KITTEN-STARTER', product_type: 'bundle', product_option }])
  })
})

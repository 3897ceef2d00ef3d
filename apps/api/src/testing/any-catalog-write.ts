import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import * as fc from 'fast-check'
import { aProduct } from './a-catalog.ts'

export const STORES = ['', 'de'] as const
export const GROUP = 3

const id = fc.integer({ min: 1, max: 7 })
const sku = id.map((number) => `S${number}`)
const store = fc.constantFrom(...STORES)
const word = fc.constantFrom('red', 'dog', 'puppy', 'bowl', 'kibble')
const price = fc.constantFrom(0, 50, 100, 249.99)
const offer = fc.constantFrom({}, { special_price: 40, special_from_date: '1970-01-01 02:00:00', special_to_date: '1970-01-01 05:00:00' })
const tiers = fc.constantFrom(
  {},
  {},
  { tier_prices: [{ customer_group_id: GROUP, qty: 1, value: 30 }] },
  { tier_prices: [{ customer_group_id: 5, qty: 1, value: 20 }] },
)

const common = fc.record({
  number: id,
  sku: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: sku }),
  path: fc.option(id, { nil: null }),
  name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  price,
  offer,
  tiers,
  status: fc.constantFrom(1, 1, 1, 2),
  visibility: fc.constantFrom(4, 4, 1),
  category_ids: fc.uniqueArray(fc.integer({ min: 10, max: 13 }), { maxLength: 2 }),
  brand: fc.constantFrom(71, 72, null),
  packsize: fc.constantFrom(31, 32),
})

const members = fc.uniqueArray(sku, { minLength: 1, maxLength: 3 })
const parts: fc.Arbitrary<Partial<Product>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Partial<Product>>({ type_id: 'simple' }) },
  {
    weight: 2,
    arbitrary: fc.tuple(members, price).map(([skus, amount]) => ({
      type_id: 'configurable' as const,
      configurable_options: [
        { attribute_id: '205', attribute_code: 'packsize', label: 'Pack size', values: [{ value_index: 31, label: '1 kg' }] },
      ],
      configurable_children: skus.map((one, at) => ({ id: 100 + at, sku: one, price: amount, tax_class_id: 2, packsize: 31 + at })),
    })),
  },
  {
    weight: 1,
    arbitrary: members.map((skus) => ({
      type_id: 'grouped' as const,
      product_links: skus.map((one) => ({
        sku: 'SET',
        link_type: 'associated' as const,
        linked_product_sku: one,
        linked_product_type: 'simple' as const,
      })),
    })),
  },
  {
    weight: 1,
    arbitrary: members.map((skus) => ({
      type_id: 'bundle' as const,
      bundle_options: [
        {
          option_id: 1,
          title: 'Kibble',
          required: true,
          type: 'radio' as const,
          position: 1,
          sku: 'x',
          product_links: skus.map((one, at) => ({
            id: String(at),
            sku: one,
            option_id: 1,
            qty: at + 1,
            position: at,
            is_default: at === 1,
            price: null,
            price_type: null,
            can_change_quantity: 1,
          })),
        },
      ],
    })),
  },
)

const product = fc.tuple(common, parts).map(([{ number, sku: other, path, name, offer: dates, tiers: ownTiers, ...rest }, typed]) =>
  aProduct({
    id: number,
    ...rest,
    name,
    sku: other ?? `S${number}`,
    url_path: path === null ? undefined : `p${path}.html`,
    ...dates,
    ...ownTiers,
    ...typed,
  } as Partial<Product> & { id: number }),
)

/** One change of a catalogue or of the stock and reviews that belong to it. */
export type Write =
  | { kind: 'put'; store: string; product: Product }
  | { kind: 'delete'; store: string; table: 'product' | 'category' | 'attribute' | 'cms_page'; id: number }
  | { kind: 'stock'; sku: string; qty: number | null }
  | { kind: 'review'; id: number; product_id: number; stars: number; status: number; stores: readonly number[] }
  | { kind: 'category'; store: string; id: number; parent_id: number; name: string; is_active: boolean }
  | { kind: 'attribute'; store: string; attribute: Attribute }
  | { kind: 'page'; store: string; id: number; identifier: string; active: boolean }
  | { kind: 'tax'; rate: number }
  | { kind: 'import'; products: Product[] }
/** What a property does: writes, lets an hour pass, applies what was written, opens the catalogue again, or searches. */
export type Step = Write | { kind: 'clock' } | { kind: 'apply' } | { kind: 'restart' } | { kind: 'search' }

const attribute = fc
  .tuple(fc.constantFrom(203, 205), fc.constantFrom('Brand', 'Marke'), fc.constantFrom('select', 'text'), fc.constantFrom('1 kg', '500 g'))
  .map(
    ([attribute_id, label, frontend_input, pack]): Attribute => ({
      attribute_id,
      attribute_code: attribute_id === 203 ? 'maker' : 'packsize',
      default_frontend_label: label,
      frontend_input,
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: '1',
      is_comparable: '0',
      options: [
        { value: '31', label: pack },
        { value: '32', label: '3 kg' },
      ],
    }),
  )

/** Few ids and skus, so that steps often hit the same document. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('put' as const), store, product }) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('delete' as const), store, table: fc.constant('product' as const), id }) },
      fc.record({
        kind: fc.constant('delete' as const),
        store,
        table: fc.constantFrom('category' as const, 'attribute' as const, 'cms_page' as const),
        id: fc.constantFrom(4, 10, 11, 12, 203, 205),
      }),
    ),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('stock' as const), sku, qty: fc.constantFrom(null, 0, 0, 3, 9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      id: fc.integer({ min: 900, max: 904 }),
      product_id: id,
      stars: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom(1, 1, 2),
      stores: fc.constantFrom([0], [1], [2]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('category' as const),
      store,
      id: fc.integer({ min: 10, max: 13 }),
      parent_id: fc.constantFrom(2, 10, 11),
      name: word,
      is_active: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('attribute' as const), store, attribute }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('page' as const),
      store,
      id: fc.constantFrom(4, 5),
      identifier: fc.constantFrom('about', 'p1.html'),
      active: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tax' as const), rate: fc.constantFrom(0, 15, 19) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('import' as const), products: fc.array(product, { maxLength: 4 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('apply' as const, 'apply' as const, 'search' as const, 'clock' as const, 'restart' as const),
    }),
  },
)

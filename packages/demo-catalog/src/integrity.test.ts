import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { parsePackSize } from './attributes/pack-size.ts'
import { buildDemoCatalog } from './demo-catalog.ts'

const { bundle, pictures } = buildDemoCatalog()
const paths = new Set(pictures.map(({ path }) => `${path}.webp`))

function repeated(values: readonly unknown[]): unknown[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe.each(bundle.stores.map((store) => ({ code: store.storeCode || 'default', store })))(
  'every name leads somewhere in $code',
  ({ store }) => {
    const { products, categories } = store
    const bySku = new Map(products.map((product) => [product.sku, product]))
    const parents = products.filter(({ type_id }) => type_id === 'configurable')

    it.each([
      { what: 'product ids', values: products.map(({ id }) => String(id)) },
      { what: 'skus', values: products.map(({ sku }) => sku) },
      { what: 'product slugs', values: products.map(({ slug }) => slug) },
      { what: 'category ids', values: categories.map(({ id }) => String(id)) },
      { what: 'category slugs', values: categories.map(({ slug }) => slug) },
      { what: 'paths of all kinds', values: [...products, ...categories].flatMap(({ url_path }) => url_path ?? []) },
    ])('$what are unique', ({ values }) => {
      expect(repeated(values)).toEqual([])
    })

    it('categories form a tree, parents first', () => {
      const order = new Map(categories.map(({ id }, index) => [id, index]))
      const loose = categories.slice(1).filter(({ parent_id, path, id }, index) => {
        const parent = order.get(parent_id ?? 0)
        return parent === undefined || parent > index || !path?.endsWith(`/${parent_id}/${id}`)
      })
      expect(loose).toEqual([])
    })

    it('categories have products, except the intentionally empty ones', () => {
      const used = new Set(products.flatMap(({ category_ids }) => category_ids ?? []).map(String))
      const empty = new Set(categories.flatMap(({ id }) => (used.has(String(id)) ? [] : id)))
      const inEnglish = bundle.stores[0]!.categories.filter(({ id }) => empty.has(id)).map(({ url_path }) => url_path)
      expect(inEnglish).toEqual(['small-pets/ferrets', 'last-season'])
    })

    it('products refer to existing categories by id and name', () => {
      const byId = new Map(categories.map((category) => [category.id, category]))
      const lost = products.filter(({ category = [], category_ids = [] }) => {
        const known = category.every(
          ({ category_id, name, path }) => byId.get(category_id)?.name === name && byId.get(category_id)?.url_path === path,
        )
        return !known || category_ids.join() !== ['2', ...category.map(({ category_id }) => category_id)].join()
      })
      expect(lost.map(({ sku }) => sku)).toEqual([])
    })

    it('option values exist and have labels', () => {
      const options = new Map(
        store.attributes.map(({ attribute_code, options = [] }) => [attribute_code, new Set(options.map(({ value }) => value))]),
      )
      const unknown = ['brand', 'format', 'packsize', 'agefrom', 'colours', 'activity'].flatMap((code) =>
        products
          .flatMap((product) => [product[code], product[`${code}_options`]].flat())
          .filter((value) => value !== null && value !== undefined && !options.get(code)?.has(String(value))),
      )
      expect(unknown).toEqual([])
      expect(store.attributes.flatMap(({ options = [] }) => options).filter(({ label }) => label.trim() === '')).toEqual([])
    })

    it('variants carry their values as text', () => {
      const wrong = parents.filter(({ configurable_options = [], configurable_children = [] }) =>
        configurable_children.some((child) =>
          configurable_options.some(({ attribute_code, values }) => {
            const value = child[String(attribute_code)]
            return typeof value !== 'string' || !values.some(({ value_index }) => String(value_index) === value)
          }),
        ),
      )
      expect(wrong.map(({ sku }) => sku)).toEqual([])
    })

    it('variants differ from each other', () => {
      const alike = parents.filter(({ configurable_options = [], configurable_children = [] }) => {
        const keys = configurable_children.map((child) =>
          configurable_options.map(({ attribute_code }) => child[String(attribute_code)]).join(),
        )
        return configurable_options.length === 0 || keys.length < 2 || repeated(keys).length > 0
      })
      expect(alike.map(({ sku }) => sku)).toEqual([])
    })

    it('variants exist on their own', () => {
      const children = parents.flatMap(({ configurable_children = [] }) => configurable_children)
      const own = children.map(({ sku }) => bySku.get(sku))
      expect(own.map((product) => product && [product.id, product.price, product.image])).toEqual(
        children.map(({ id, price, image }) => [id, price, image]),
      )
      expect(own.filter((product) => product?.type_id !== 'simple' || product.visibility !== 1)).toEqual([])
    })

    it('product links refer to enabled products', () => {
      const dead = products
        .flatMap(({ product_links = [] }) => product_links)
        .filter(({ linked_product_sku, linked_product_type }) => {
          const target = bySku.get(linked_product_sku)
          return target?.type_id !== linked_product_type || target.status !== 1
        })
      expect(dead).toEqual([])
    })

    it.each<{ type: Product['type_id']; holds: (product: Product) => number; least: number }>([
      {
        type: 'grouped',
        holds: ({ product_links = [] }) => product_links.filter(({ link_type }) => link_type === 'associated').length,
        least: 3,
      },
      {
        type: 'bundle',
        holds: ({ bundle_options = [] }) => bundle_options.filter((option) => option.product_links.length > 0).length,
        least: 3,
      },
      { type: 'downloadable', holds: ({ downloadable_links = [] }) => downloadable_links.length, least: 1 },
    ])('every $type product holds something', ({ type, holds, least }) => {
      const empty = products.filter((product) => product.type_id === type && holds(product) < least)
      expect(empty.map(({ sku }) => sku)).toEqual([])
    })

    it('bundle selections are sellable on their own', () => {
      const parts = products.flatMap(({ bundle_options = [] }) => bundle_options.flatMap(({ product_links }) => product_links))
      const types = new Set(parts.map(({ sku }) => bySku.get(sku)?.type_id))
      expect(types).toEqual(new Set(['simple', 'virtual', 'downloadable']))
    })

    it('every referenced picture has a source', () => {
      const named = [
        ...products.flatMap(({ image, media_gallery = [] }) => [image, ...media_gallery.map((item) => item.image)]),
        ...products.flatMap(({ configurable_children = [] }) => configurable_children.map(({ image }) => image)),
        ...categories.map(({ image }) => image),
      ]
      expect(named.filter((path) => path && !paths.has(path))).toEqual([])
      expect(categories.filter(({ level, image }) => level === 2 && !image)).toEqual([])
      expect(products.filter(({ media_gallery = [] }) => media_gallery.length < 2 || media_gallery.length > 4)).toEqual([])
    })
  },
)

it('everything that can be sold has a stock record, and nothing else', () => {
  const sold = bundle.stores[0]?.products.filter(({ type_id }) => ['simple', 'virtual', 'downloadable'].includes(type_id)) ?? []
  expect(new Map(bundle.stock.map(({ sku, product_id }) => [sku, product_id]))).toEqual(new Map(sold.map(({ sku, id }) => [sku, id])))
})

it('pack sizes are quantities', () => {
  const sizes = bundle.stores[0]?.attributes.find(({ attribute_code }) => attribute_code === 'packsize')?.options ?? []
  expect(sizes.length).toBeGreaterThan(40)
  expect(sizes.filter(({ label }) => parsePackSize(label).amount <= 0)).toEqual([])
})

it('a sample of the pictures renders', () => {
  const sample = pictures.filter((_, index) => index % 97 === 0)
  expect(sample.filter(({ draw }) => !draw().startsWith('<svg')).map(({ path }) => path)).toEqual([])
})

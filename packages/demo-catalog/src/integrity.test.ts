import { readFileSync } from 'node:fs'
import type { StoreCatalog } from '@meerkat/contract/catalog-bundle'
import { BannerFile, CategoryImageFile, HeadImageFile } from '@meerkat/contract/cms'
import { describe, expect, it } from 'vitest'
import { parsePackSize } from './attributes/pack-size.ts'
import { buildDemoCatalog } from './demo-catalog.ts'

const { bundle, pictures } = buildDemoCatalog()
const paths = new Set(pictures.map(({ path }) => `${path}.webp`))

/** The routes of the specification that show a content page. Spec §2. */
const STATIC_ROUTES =
  'legal privacy-policy mysize-guide magazine sale order-tracking about contact customer-service terms-conditions gift-card shipping-delivery warranty-returns order-from-catalog services about-us contactUs'.split(
    ' ',
  )

describe.each(bundle.stores.map((store) => ({ code: store.storeCode || 'default', store })))(
  'every name leads somewhere in $code',
  ({ store }) => {
    const bySku = new Map(store.products.map((product) => [product.sku, product]))
    const categories = new Map(store.categories.map((category) => [category.id, category]))

    it('ids, skus and paths are unique', () => {
      const urlPaths = [...store.products, ...store.categories].map(({ url_path }) => url_path).filter((path) => path !== undefined)
      for (const values of [
        store.products.map(({ id }) => id),
        store.products.map(({ sku }) => sku),
        store.products.map(({ slug }) => slug),
        store.categories.map(({ id }) => id),
        store.categories.map(({ slug }) => slug),
        store.cmsPages.map(({ identifier }) => identifier),
        urlPaths,
      ]) {
        expect(new Set(values).size).toBe(values.length)
      }
      for (const route of STATIC_ROUTES) expect(urlPaths).not.toContain(route)
    })

    it('categories hang together, parents first', () => {
      const seen = new Set<number | undefined>([1])
      for (const category of store.categories) {
        expect(seen.has(category.parent_id), category.url_path).toBe(true)
        expect(category.path?.endsWith(String(category.id))).toBe(true)
        seen.add(category.id)
      }
    })

    it('categories have products, save the ones that are meant to be empty', () => {
      const used = new Set(store.products.flatMap(({ category_ids }) => category_ids ?? []).map(String))
      const empty = store.categories.filter(({ id }) => !used.has(String(id))).map(({ url_path }) => url_path)
      expect(empty).toEqual(['small-pets/ferrets', 'last-season'])
    })

    it('products lie in known categories', () => {
      for (const { sku, category, category_ids } of store.products) {
        for (const { category_id, name, path } of category ?? []) {
          expect(categories.get(category_id), sku).toMatchObject({ name, url_path: path })
        }
        expect(category_ids).toEqual(['2', ...(category ?? []).map(({ category_id }) => String(category_id))])
      }
    })

    it('option values are known and labelled', () => {
      const options = new Map(
        store.attributes.map((attribute) => [attribute.attribute_code, new Set(attribute.options?.map(({ value }) => value))]),
      )
      for (const product of store.products) {
        for (const code of ['brand', 'format', 'packsize', 'agefrom', 'colours', 'activity']) {
          for (const value of [product[code], product[`${code}_options`]].flat()) {
            if (value !== null && value !== undefined) expect(options.get(code)?.has(String(value)), `${product.sku} ${code}`).toBe(true)
          }
        }
      }
      for (const { options = [] } of store.attributes) for (const { label } of options) expect(label.trim()).not.toBe('')
    })

    it('variants differ, carry their values as text and exist on their own', () => {
      for (const parent of store.products.filter(({ type_id }) => type_id === 'configurable')) {
        const codes = parent.configurable_options?.map(({ attribute_code }) => String(attribute_code)) ?? []
        expect(codes.length, parent.sku).toBeGreaterThan(0)
        const keys = parent.configurable_children?.map((child) => {
          const own = bySku.get(child.sku)
          expect(own, child.sku).toMatchObject({ id: child.id, type_id: 'simple', visibility: 1, price: child.price, image: child.image })
          for (const option of parent.configurable_options ?? []) {
            const ids = option.values.map(({ value_index }) => String(value_index))
            expect(ids).toContain(child[String(option.attribute_code)])
          }
          return codes.map((code) => child[code]).join()
        })
        expect(new Set(keys).size, parent.sku).toBe(keys?.length)
      }
    })

    it('links, sets and bundles name products that are sold', () => {
      for (const product of store.products) {
        for (const link of product.product_links ?? []) {
          expect(bySku.get(link.linked_product_sku)?.type_id, link.linked_product_sku).toBe(link.linked_product_type)
          expect(bySku.get(link.linked_product_sku)?.status).toBe(1)
        }
        for (const option of product.bundle_options ?? []) {
          expect(option.product_links.length).toBeGreaterThan(0)
          for (const { sku } of option.product_links) expect(bySku.get(sku)?.type_id, sku).toMatch(/^(simple|virtual|downloadable)$/)
        }
        if (product.type_id === 'grouped') {
          expect(product.product_links?.filter(({ link_type }) => link_type === 'associated').length, product.sku).toBeGreaterThanOrEqual(2)
        }
        if (product.type_id === 'downloadable') expect(product.downloadable_links?.length).toBeGreaterThan(0)
        if (product.type_id === 'bundle') expect(product.bundle_options?.length).toBeGreaterThan(1)
      }
    })

    it('pictures are drawn by somebody', () => {
      const named = [
        ...store.products.flatMap(({ image, media_gallery }) => [image, ...(media_gallery ?? []).map((item) => item.image)]),
        ...store.products.flatMap(({ configurable_children }) => (configurable_children ?? []).map(({ image }) => image)),
        ...store.categories.map(({ image }) => image),
      ]
      expect(named.filter((path) => path && !paths.has(path))).toEqual([])
      for (const { level, image } of store.categories) if (level === 2) expect(image).toMatch(/^\/scenes\//)
    })

    it('every static route has its page, and every link in a text a target', () => {
      const identifiers = store.cmsPages.map(({ identifier }) => identifier)
      expect(identifiers).toEqual(expect.arrayContaining(STATIC_ROUTES))
      const known = new Set([...identifiers, ...store.categories.map(({ url_path }) => url_path)])
      const root = store.storeCode ? `/${store.storeCode}/` : '/'
      for (const { content } of [...store.cmsPages, ...store.cmsBlocks]) {
        for (const [, href = ''] of content.matchAll(/href="([^"]+)"/g)) {
          expect(href.startsWith(root)).toBe(true)
          expect(known.has(href.slice(root.length)), href).toBe(true)
        }
      }
      for (const { page_id } of store.cmsHierarchies)
        if (page_id !== null) expect(store.cmsPages.some(({ id }) => id === page_id)).toBe(true)
    })

    it('banners lead to categories and show scenes', () => {
      const { banners, images } = readBanners(store)
      const root = store.storeCode ? `/${store.storeCode}/` : '/'
      const urlPaths = new Set(store.categories.map(({ url_path }) => url_path))
      for (const banner of banners) {
        expect(urlPaths.has(banner.link.replace(root, '')), banner.link).toBe(true)
        expect(paths.has(banner.image), banner.image).toBe(true)
      }
      for (const { url_path, is_active } of store.categories)
        if (url_path && is_active) expect(paths.has(images[url_path]?.image ?? '')).toBe(true)
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
  for (const { label } of sizes) expect(parsePackSize(label).amount).toBeGreaterThan(0)
})

it('a sample of the pictures is drawn', () => {
  for (const { path, draw } of pictures.filter((_, index) => index % 97 === 0)) expect(draw(), path).toMatch(/^<svg/)
})

function readBanners({ storeCode }: StoreCatalog) {
  const file = new URL(`../../../config/banners/${storeCode ? `${storeCode}_` : ''}banners.json`, import.meta.url)
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const lists = BannerFile.parse(content)
  const { headImage, categoryImages } = content as { headImage: unknown; categoryImages: unknown }
  return {
    banners: [...lists.mainBanners, ...lists.smallBanners, ...lists.productBanners, ...HeadImageFile.parse(headImage).image],
    images: CategoryImageFile.parse(categoryImages),
  }
}

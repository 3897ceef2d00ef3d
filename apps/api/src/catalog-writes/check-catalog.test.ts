import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct, aReview, ZA_TAX } from '../testing/a-catalog.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { cleanHtml, cleanText } from '../text/clean-html.ts'
import { CatalogFault } from './catalog-fault.ts'
import { checkCatalog } from './check-catalog.ts'
import { exportCatalog } from './export-catalog.ts'
import { importCatalog } from './import-catalog.ts'

const database = await openDatabaseForFile()
const exported = async () => exportCatalog(database.sql)

const stockOf = (qty: number) => [{ sku: 'SKU-1', product_id: 1, qty, is_in_stock: true }]

describe('an invalid catalogue', () => {
  const parent = aProduct({ id: 1, type_id: 'configurable', configurable_children: [{ id: 2, sku: 'CHILD', price: 1 }] })
  const of = (fields: Partial<Product>) => aCatalog({ products: [aProduct({ id: 1, sku: 'ABC', ...fields })] })
  const stock = (fields: object) => ({ ...aCatalog({}), stock: [{ ...stockOf(1)[0]!, ...fields }] })
  it.each<{ why: string; bundle: unknown; fault: RegExp }>([
    { why: 'nothing', bundle: null, fault: /The catalogue/ },
    { why: 'a malformed price', bundle: of({ price: 'twelve' as never }), fault: /default store view: product ABC: price: Invalid input/ },
    { why: 'a negative price', bundle: of({ price: -7 }), fault: /product ABC: price: -7 is not between/ },
    { why: 'a negative special price', bundle: of({ special_price: -1 }), fault: /product ABC: special_price: -1/ },
    {
      why: 'a negative price of a variant',
      bundle: aCatalog({
        products: [{ ...parent, configurable_children: [{ id: 2, sku: 'V', price: -1 }] }, aProduct({ id: 2, sku: 'V' })],
      }),
      fault: /configurable_children\[0\]\.price: -1/,
    },
    {
      why: 'a negative group price',
      bundle: of({ tier_prices: [{ customer_group_id: 1, qty: 1, value: -2 }] }),
      fault: /tier_prices\[0\]\.value: -2/,
    },
    { why: 'an unknown tax class', bundle: of({ tax_class_id: 999 }), fault: /product ABC: tax_class_id: no tax rule has the class 999/ },
    { why: 'an id that is too large', bundle: of({ id: 2 ** 31 }), fault: /product ABC: id: 2147483648 is not a whole number/ },
    { why: 'an id that is not whole', bundle: of({ id: 1.5 }), fault: /product ABC: id: 1.5/ },
    { why: 'an id of zero', bundle: of({ id: 0 }), fault: /product ABC: id: 0/ },
    { why: 'a sku with a line break', bundle: of({ sku: 'A\nB' }), fault: /sku: has control characters/ },
    { why: 'a NUL character', bundle: of({ description: 'a\u0000b' }), fault: /product ABC: has a NUL character/ },
    { why: 'a path that is too long for an index', bundle: of({ url_path: 'x'.repeat(5000) }), fault: /url_path: is longer than 600/ },
    {
      why: 'an offer with an invalid start date',
      bundle: of({ special_from_date: 'soon' }),
      fault: /special_from_date: "soon" is not a date/,
    },
    { why: 'negative stock', bundle: stock({ qty: -1 }), fault: /stock of SKU-1: qty: -1 is not a whole number/ },
    { why: 'half a piece in stock', bundle: stock({ qty: 0.5 }), fault: /stock of SKU-1: qty: 0.5/ },
    { why: 'stock of a product id that is too large', bundle: stock({ product_id: 3e9 }), fault: /stock of SKU-1: product_id: 3000000000/ },
    {
      why: 'a tax rate below zero',
      bundle: aCatalog({ taxRules: [{ ...ZA_TAX, rates: [{ ...ZA_TAX.rates[0]!, rate: -1 }] }] }),
      fault: /tax rule 2: rates\[0\]\.rate: -1/,
    },
    {
      why: 'a review without a valid time',
      bundle: aCatalog({ reviews: [aReview({ id: 1, product_id: 1, created_at: 'x' })] }),
      fault: /review 1: created_at/,
    },
    {
      why: 'two reviews with one id',
      bundle: aCatalog({ reviews: [aReview({ id: 1, product_id: 1 }), aReview({ id: 1, product_id: 2 })] }),
      fault: /review 1: appears twice/,
    },
    {
      why: 'two stock records for one sku',
      bundle: { ...aCatalog({}), stock: [...stockOf(1), ...stockOf(2)] },
      fault: /stock of SKU-1: appears twice/,
    },
    {
      why: 'a cycle of categories',
      bundle: aCatalog({ categories: [aCategory({ id: 1, parent_id: 2 }), aCategory({ id: 2, parent_id: 1 })] }),
      fault: /category 1: parent_id: it is below itself/,
    },
    {
      why: 'two products with one sku',
      bundle: aCatalog({ products: [aProduct({ id: 1, sku: 'X' }), aProduct({ id: 2, sku: 'X' })] }),
      fault: /default store view: The sku X appears twice/,
    },
    {
      why: 'two products with one id',
      bundle: aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 1, sku: 'Y' })] }),
      fault: /product id 1 appears twice/,
    },
    {
      why: 'a product at the path of a category',
      bundle: aCatalog({ products: [aProduct({ id: 1, url_path: 'dogs' })], categories: [aCategory({ id: 2, url_path: 'dogs' })] }),
      fault: /url_path dogs/,
    },
    {
      why: 'a variant that is not a product',
      bundle: aCatalog({ products: [parent] }),
      fault: /product SKU-1: .* variant CHILD is not a product/,
    },
    {
      why: 'a category that does not exist',
      bundle: of({ category_ids: ['77'] }),
      fault: /product ABC: category_ids: category 77 does not exist/,
    },
    {
      why: 'two store views with one code',
      bundle: { ...aCatalog({}), stores: [...aCatalog({}).stores, ...aCatalog({}).stores] },
      fault: /Two store views have the code ""/,
    },
    {
      why: 'a store view that the shop does not have',
      bundle: { ...aCatalog({}), stores: [{ ...aCatalog({}).stores[0]!, storeCode: 'xx' }] },
      fault: /The shop has no store view "xx"; it has the default one, "de"/,
    },
  ])('$why', async ({ bundle, fault }) => {
    const before = await exported()
    const options = { storeCodes: ['', 'de'] }
    expect(() => checkCatalog(bundle, options.storeCodes)).toThrow(CatalogFault)
    await expect(importCatalog(database, bundle as CatalogBundle, options)).rejects.toThrow(fault)
    expect(await exported()).toEqual(before)
  })

  it('lists fifty faults and counts the rest', () => {
    const products = Array.from({ length: 70 }, (_, at) => aProduct({ id: at + 1, category_ids: [99] }))
    expect(() => checkCatalog(aCatalog({ products }))).toThrow(/70 faults:[^]*and 20 more$/)
  })
})

describe('HTML in an import', () => {
  it.each([
    { why: 'keeps text unchanged', html: 'Meat & fish, 100 %', clean: 'Meat & fish, 100 %' },
    {
      why: 'keeps structure',
      html: '<h2>A</h2><ul><li>b</li></ul><table><tr><td>c</td></tr></table>',
      clean: '<h2>A</h2><ul><li>b</li></ul><table><tbody><tr><td>c</td></tr></tbody></table>',
    },
    { why: 'removes scripts with their content', html: '<p>a<script>alert(1)</script></p>', clean: '<p>a</p>' },
    { why: 'removes event handlers', html: '<p onclick="x()" style="position:fixed">a</p>', clean: '<p>a</p>' },
    { why: 'removes javascript: URLs', html: '<a href="javascript:alert(1)">a</a>', clean: '<a>a</a>' },
    { why: 'removes obfuscated javascript: URLs', html: '<a href=" java&#10;script:alert(1)">a</a>', clean: '<a>a</a>' },
    { why: 'keeps links within the shop', html: '<a href="/dogs">a</a>', clean: '<a href="/dogs">a</a>' },
    {
      why: 'allows external pictures by https only',
      html: '<img src="http://x/a.png" /><img src="/a.png" />',
      clean: '<img><img src="/a.png">',
    },
    { why: 'removes scheme-relative URLs', html: '<img src="//x/a.png" />', clean: '<img>' },
    {
      why: 'removes frames, forms and SVG',
      html: '<iframe src="x"></iframe><form><input /></form><svg><script>1</script></svg>',
      clean: '',
    },
  ])('$why', ({ html, clean }) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('removes all tags from text of shoppers', () => {
    expect(cleanText('<b>Good</b><img src=x onerror=alert(1)> food')).toBe('Good food')
    expect(cleanText('3 & 4')).toBe('3 & 4')
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import { describe, expect, it } from 'vitest'
import { decideReviews } from '../modules/review/moderate-reviews.ts'
import { aCatalog, aCategory, aProduct, aReview, ZA_TAX } from '../testing/a-catalog.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { cleanHtml, cleanText } from '../text/clean-html.ts'
import { CatalogFault } from './catalog-fault.ts'
import { checkCatalog } from './check-catalog.ts'
import { exportCatalog } from './export-catalog.ts'
import { importCatalog, performImport, planImport } from './import-catalog.ts'
import { planUndo, undoImport } from './undo-import.ts'
import { putDocument } from './write-document.ts'
import { writePictures } from './write-pictures.ts'

const { database, dataDir } = await openDatabaseForFile()

async function select<T extends object>(text: string): Promise<T[]> {
  return database.sql.run<T>({ name: text.slice(0, 60), text })
}

async function exported() {
  return exportCatalog(database.sql)
}

async function changesSince(id: number): Promise<{ topic: string; keys: unknown }[]> {
  return select(`select topic, keys from change where id > ${id} order by id`)
}

async function lastChange(): Promise<number> {
  const [row] = await select<{ id: number | null }>('select max(id) as id from change')
  return row?.id ?? 0
}

const stockOf = (qty: number) => [{ sku: 'SKU-1', product_id: 1, qty, is_in_stock: true }]

describe('importing a catalogue', () => {
  const reviews = [aReview({ id: 900, product_id: 1, created_at: '2026-01-05 10:00:00' })]

  it('replaces the catalogue, adds new stock records and reviews, and raises the version', async () => {
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })], stock: stockOf(5), reviews }))
    const [before] = await select<{ version: number }>('select version from catalog_version')
    await database.sql.run({ name: 'own-review', text: "insert into review (product_id, review_status, body) values (1, 2, '{}')" })
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 3 })], stock: stockOf(7), reviews }))
    const [after] = await select<{ version: number }>('select version from catalog_version')
    expect(after!.version).toBe(before!.version + 1)
    expect(await select('select id from product')).toEqual([{ id: 3 }])
    expect(await select('select sku, qty from stock')).toEqual([{ sku: 'SKU-1', qty: 5 }])
    expect(await select('select id, created_at from review order by id')).toEqual([
      { id: 900, created_at: new Date('2026-01-05T10:00:00Z') },
      { id: 901, created_at: expect.any(Date) },
    ])
    await database.sql.run({ name: 'delete-own-review', text: 'delete from review where id = 901' })
  })

  it('writes and records nothing when the bundle equals the catalogue', async () => {
    await importCatalog(
      database,
      aCatalog({ products: [aProduct({ id: 1, description: '<b onclick="x()">A & B</b>' })], stock: stockOf(5) }),
    )
    const [version] = await select('select * from catalog_version')
    const change = await lastChange()
    await importCatalog(database, await exported())
    expect(await select('select * from catalog_version')).toEqual([version])
    expect(await changesSince(change)).toEqual([])
  })

  it('writes and records only the documents that differ', async () => {
    const products = [aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 3 })]
    await importCatalog(database, aCatalog({ products, categories: [aCategory({ id: 8 })] }))
    const change = await lastChange()
    const rows = await select<{ id: number; xmin: string }>('select id, xmin::text from product order by id')
    await importCatalog(database, aCatalog({ products: [products[0]!, { ...products[1]!, price: 120 }, aProduct({ id: 4 })] }))
    expect(await changesSince(change)).toEqual([
      { topic: 'product', keys: [4, 2, 3].map((id) => ({ store: '', id })) },
      { topic: 'category', keys: [{ store: '', id: 8 }] },
    ])
    const [untouched] = await select('select id, xmin::text from product where id = 1')
    expect(untouched).toEqual(rows[0])
  })

  it('can swap the paths and skus of products', async () => {
    const one = aProduct({ id: 1, sku: 'A', url_path: 'a' })
    const two = aProduct({ id: 2, sku: 'B', url_path: 'b' })
    await importCatalog(database, aCatalog({ products: [one, two] }))
    await importCatalog(
      database,
      aCatalog({
        products: [
          { ...one, sku: 'B', url_path: 'b' },
          { ...two, sku: 'A', url_path: 'a' },
        ],
      }),
    )
    expect(await select('select id, sku, url_path from product order by id')).toEqual([
      { id: 1, sku: 'B', url_path: 'b' },
      { id: 2, sku: 'A', url_path: 'a' },
    ])
  })

  it('does not change store views that the bundle does not name', async () => {
    const german = { ...aCatalog({ products: [aProduct({ id: 1 })] }).stores[0]!, storeCode: 'de' }
    const both = aCatalog({ products: [aProduct({ id: 1 })] })
    await importCatalog(database, { ...both, stores: [...both.stores, german] })
    await importCatalog(database, { ...both, stores: [{ ...german, products: [] }] })
    expect(await select('select store_code, id from product')).toEqual([{ store_code: '', id: 1 }])
  })

  it('imports more rows than fit one statement', async () => {
    const products = Array.from({ length: 777 }, (_, at) => aProduct({ id: at + 1, name: `Ünïcode “${at}” \\ {"a"} \t` }))
    await importCatalog(database, aCatalog({ products }))
    const rows = await select<{ body: string }>('select body from product order by id')
    expect(rows.map(({ body }) => JSON.parse(body))).toEqual(products)
  })
})

describe('stock in an import', () => {
  const products = [aProduct({ id: 1 })]

  it('keeps current quantities unless the import replaces stock', async () => {
    await database.sql.run({ name: 'no-stock', text: 'delete from stock' })
    await importCatalog(database, aCatalog({ products, stock: stockOf(10) }))
    const bundle = await exported()
    await database.sql.run({ name: 'sell', text: 'update stock set qty = qty - 4' })
    await importCatalog(database, bundle)
    expect(await select('select qty from stock')).toEqual([{ qty: 6 }])
    await importCatalog(database, bundle, { replaceQuantities: true })
    expect(await select('select qty from stock')).toEqual([{ qty: 10 }])
  })

  it('updates sales rules such as the minimum quantity, and keeps those that the record omits', async () => {
    await importCatalog(database, aCatalog({ products, stock: [{ ...stockOf(1)[0]!, min_sale_qty: 2, qty_increments: 2 }] }))
    await importCatalog(database, aCatalog({ products, stock: [{ ...stockOf(1)[0]!, max_sale_qty: 6 }] }))
    expect(await select('select qty, min_sale_qty, max_sale_qty, qty_increments from stock')).toEqual([
      { qty: 10, min_sale_qty: 2, max_sale_qty: 6, qty_increments: 2 },
    ])
  })
})

it('does not revert moderation decisions on reviews', async () => {
  const reviews = [aReview({ id: 40, product_id: 1, review_status: 1 })]
  await importCatalog(database, aCatalog({ reviews }))
  await decideReviews(database.sql, [40], 'refuse')
  await importCatalog(database, aCatalog({ reviews }))
  expect(await select('select review_status from review where id = 40')).toEqual([{ review_status: 3 }])
})

describe('the plan of an import', () => {
  it('reports counts, price jumps and emptied categories', async () => {
    const categories = [aCategory({ id: 7, name: 'Toys' }), aCategory({ id: 8, name: 'Beds' })]
    const ball = aProduct({ id: 1, sku: 'BALL', price: 100, category_ids: ['7'] })
    const rope = aProduct({ id: 2, sku: 'ROPE', price: 50, category_ids: [7] })
    const bed = aProduct({ id: 3, sku: 'BED', price: 900, category_ids: [8] })
    await importCatalog(database, aCatalog({ products: [ball, rope, bed], categories }))
    const changed = { ...ball, price: 69, category_ids: [8] }
    const { difference } = await planImport(
      database.sql,
      aCatalog({ products: [changed, { ...bed, price: 1100 }, aProduct({ id: 4 })], categories }),
    )
    expect(difference.documents).toEqual([{ entity: 'product', storeCode: '', added: 1, changed: 2, gone: 1 }])
    expect(difference.priceJumps).toEqual([{ storeCode: '', sku: 'BALL', from: 100, to: 69 }])
    expect(difference.emptied).toEqual([{ storeCode: '', id: 7, name: 'Toys' }])
  })

  it('is refused when the catalogue has changed since the plan was made', async () => {
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1 })] }))
    const plan = await planImport(database.sql, aCatalog({ products: [aProduct({ id: 2 })] }))
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 3 })] }))
    await expect(performImport(database, plan)).rejects.toThrow(/changed while/)
    expect(await select('select id from product')).toEqual([{ id: 3 }])
  })
})

describe('undoing an import', () => {
  it('restores the previous state, except for quantities sold since', async () => {
    await database.sql.run({ name: 'no-stock', text: 'delete from stock' })
    const reviews = [aReview({ id: 50, product_id: 1 })]
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })], stock: stockOf(10) }))
    const before = await exported()
    const next = aCatalog({ products: [aProduct({ id: 2, price: 1 }), aProduct({ id: 3 })], taxRules: [], stock: stockOf(30), reviews })
    await importCatalog(database, next, { replaceQuantities: true })
    await database.sql.run({ name: 'sell-after', text: 'update stock set qty = qty - 4' })
    const change = await lastChange()
    await undoImport(database, (await planUndo(database.sql))!)
    const after = await exported()
    expect(after).toEqual({ ...before, stock: [{ ...before.stock[0]!, qty: 6 }] })
    expect((await changesSince(change)).map(({ topic }) => topic).toSorted()).toEqual(['product', 'review', 'stock', 'tax-rule'])
  })

  it('undoes imports one by one, skipping those that changed nothing', async () => {
    for (const id of [1, 2, 2, 3]) await importCatalog(database, aCatalog({ products: [aProduct({ id })] }))
    const ids = []
    for (let step = 0; step < 2; step++) {
      await undoImport(database, (await planUndo(database.sql))!)
      ids.push((await exported()).stores[0]?.products.map(({ id }) => id))
    }
    expect(ids).toEqual([[2], [1]])
  })

  it('reports conflicts', async () => {
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1, url_path: 'ball' })] }))
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1, url_path: 'old-ball' })] }))
    await putDocument(database, { entity: 'product', storeCode: '' }, aProduct({ id: 5, url_path: 'ball' }))
    await expect(undoImport(database, (await planUndo(database.sql))!)).rejects.toThrow(/ball is taken by another document/)
    expect((await exported()).stores[0]?.products.map(({ url_path }) => url_path)).toEqual(['old-ball', 'ball'])
  })
})

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
      fault: /product SKU-1: .* variant CHILD is no product/,
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

describe('pictures', () => {
  it('are written one by one, atomically, with progress reports', async () => {
    const told: number[] = []
    const media = join(dataDir, 'media')
    await writePictures(
      media,
      ['/k/a/karoo', '/scenes/kennel-2'].map((path) => ({ path, draw: () => `<svg>${path}</svg>` })),
      (done) => told.push(done),
    )
    expect(told).toEqual([1, 2])
    expect(readFileSync(join(media, 'k/a/karoo.svg'), 'utf8')).toBe('<svg>/k/a/karoo</svg>')
    expect(readdirSync(join(media, 'scenes'))).toEqual(['kennel-2.svg'])
  })

  it.each(['/../climb', '/a/../../climb', 'relative', '/a//b', '/.hidden', '/a\\b', ''])('are not written to %s', async (path) => {
    await expect(writePictures(join(dataDir, 'media'), [{ path, draw: () => 'x' }])).rejects.toThrow(/no path/)
    expect(existsSync(join(dataDir, 'climb.svg'))).toBe(false)
  })
})

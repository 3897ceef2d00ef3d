import { describe, expect, it } from 'vitest'
import { decideReviews } from '../modules/review/moderate-reviews.ts'
import { aCatalog, aCategory, aProduct, aReview } from '../testing/a-catalog.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { exportCatalog } from './export-catalog.ts'
import { importCatalog, performImport, planImport } from './import-catalog.ts'
import { planUndo, undoImport } from './undo-import.ts'
import { putDocument } from './write-document.ts'

const database = await openDatabaseForFile()

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

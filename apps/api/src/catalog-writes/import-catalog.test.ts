import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import { describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct, aReview } from '../testing/a-catalog.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { cleanHtml, cleanText } from '../text/clean-html.ts'
import { CatalogFault, checkCatalog } from './check-catalog.ts'
import { importCatalog } from './import-catalog.ts'
import { writePictures } from './write-pictures.ts'

const { database, dataDir } = await openDatabaseForFile()

async function select<T extends object>(text: string): Promise<T[]> {
  return database.sql.run<T>({ name: text.slice(0, 60), text })
}

describe('importing a catalogue', () => {
  const stock = [{ sku: 'SKU-1', product_id: 1, qty: 5, is_in_stock: true }]
  const reviews = [aReview({ id: 900, product_id: 1, created_at: '2026-01-05 10:00:00' })]

  it('replaces the catalogue, updates stock, keeps reviews of shoppers, and counts versions', async () => {
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 2 })], stock, reviews }))
    const [before] = await select<{ version: number }>('select version from catalog_version')
    await database.sql.run({ name: 'own-review', text: "insert into review (product_id, review_status, body) values (1, 2, '{}')" })
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 3 })], stock: [{ ...stock[0]!, qty: 7 }], reviews }))
    const [after] = await select<{ version: number }>('select version from catalog_version')
    expect(after!.version).toBe(before!.version + 1)
    expect(await select('select id from product')).toEqual([{ id: 3 }])
    expect(await select('select sku, qty from stock')).toEqual([{ sku: 'SKU-1', qty: 7 }])
    expect(await select('select id, created_at from review order by id')).toEqual([
      { id: 900, created_at: new Date('2026-01-05T10:00:00Z') },
      { id: 901, created_at: expect.any(Date) },
    ])
  })

  it('is whole or not at all', async () => {
    await importCatalog(database, aCatalog({ products: [aProduct({ id: 1 })] }))
    // Too large for the column: the contract cannot know.
    await expect(importCatalog(database, aCatalog({ products: [aProduct({ id: 5 }), aProduct({ id: 3e9 })] }))).rejects.toThrow(/integer/)
    expect(await select('select id from product')).toEqual([{ id: 1 }])
  })

  it('takes more rows than one statement', async () => {
    const products = Array.from({ length: 777 }, (_, at) => aProduct({ id: at + 1, name: `Ünïcode “${at}” \\ {"a"} \t` }))
    await importCatalog(database, aCatalog({ products }))
    const rows = await select<{ body: string }>('select body from product order by id')
    expect(rows.map(({ body }) => JSON.parse(body))).toEqual(products)
  })
})

describe('what is no catalogue', () => {
  const parent = aProduct({ id: 1, type_id: 'configurable', configurable_children: [{ id: 2, sku: 'CHILD', price: 1 }] })
  it.each<{ why: string; bundle: unknown; fault: RegExp }>([
    { why: 'nothing', bundle: null, fault: /The catalogue/ },
    {
      why: 'a malformed price',
      bundle: aCatalog({ products: [aProduct({ id: 1, sku: 'ABC', price: '12' as never })] }),
      fault: /stores\[0\]\.products\[0\] \(sku ABC\)\.price/,
    },
    {
      why: 'two products with one sku',
      bundle: aCatalog({ products: [aProduct({ id: 1, sku: 'X' }), aProduct({ id: 2, sku: 'X' })] }),
      fault: /The sku X stands there twice \(store view default\)/,
    },
    {
      why: 'two products with one id',
      bundle: aCatalog({ products: [aProduct({ id: 1 }), aProduct({ id: 1, sku: 'Y' })] }),
      fault: /product id 1 stands/,
    },
    {
      why: 'a product at the path of a category',
      bundle: aCatalog({ products: [aProduct({ id: 1, url_path: 'dogs' })], categories: [aCategory({ id: 2, url_path: 'dogs' })] }),
      fault: /url_path dogs/,
    },
    { why: 'a variant that is no product', bundle: aCatalog({ products: [parent] }), fault: /variant CHILD of SKU-1/ },
    {
      why: 'a category that does not exist',
      bundle: aCatalog({ products: [aProduct({ id: 1, category_ids: ['77'] })] }),
      fault: /category 77/,
    },
    {
      why: 'two store views with one code',
      bundle: { ...aCatalog({}), stores: [...aCatalog({}).stores, ...aCatalog({}).stores] },
      fault: /store code/,
    },
  ])('$why', async ({ bundle, fault }) => {
    expect(() => checkCatalog(bundle)).toThrow(CatalogFault)
    await expect(importCatalog(database, bundle as CatalogBundle)).rejects.toThrow(fault)
  })

  it('names a dozen faults and counts the rest', () => {
    const products = Array.from({ length: 30 }, (_, at) => aProduct({ id: at + 1, category_ids: [99] }))
    expect(() => checkCatalog(aCatalog({ products }))).toThrow(/and 18 more$/)
  })
})

describe('HTML on its way in', () => {
  it.each([
    { why: 'text is left alone', html: 'Meat & fish, 100 %', clean: 'Meat & fish, 100 %' },
    {
      why: 'structure stays',
      html: '<h2>A</h2><ul><li>b</li></ul><table><tr><td>c</td></tr></table>',
      clean: '<h2>A</h2><ul><li>b</li></ul><table><tr><td>c</td></tr></table>',
    },
    { why: 'scripts go with what is in them', html: '<p>a<script>alert(1)</script></p>', clean: '<p>a</p>' },
    { why: 'handlers go', html: '<p onclick="x()" style="position:fixed">a</p>', clean: '<p>a</p>' },
    { why: 'script addresses go', html: '<a href="javascript:alert(1)">a</a>', clean: '<a>a</a>' },
    { why: 'script addresses in disguise go', html: '<a href=" java&#10;script:alert(1)">a</a>', clean: '<a>a</a>' },
    { why: 'our links stay', html: '<a href="/dogs">a</a>', clean: '<a href="/dogs">a</a>' },
    {
      why: 'foreign pictures come by https only',
      html: '<img src="http://x/a.png" /><img src="/a.png" />',
      clean: '<img /><img src="/a.png" />',
    },
    { why: 'addresses without a scheme go', html: '<img src="//x/a.png" />', clean: '<img />' },
    {
      why: 'frames, forms and drawings go',
      html: '<iframe src="x"></iframe><form><input /></form><svg><script>1</script></svg>',
      clean: '',
    },
  ])('$why', ({ html, clean }) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('leaves shoppers no tags', () => {
    expect(cleanText('<b>Good</b><img src=x onerror=alert(1)> food')).toBe('Good food')
    expect(cleanText('3 & 4')).toBe('3 & 4')
  })
})

describe('pictures', () => {
  it('are drawn one by one, told about, and whole', async () => {
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

  it.each(['/../climb', '/a/../../climb', 'relative', '/a//b', '/.hidden', '/a\\b', ''])('are not drawn at %s', async (path) => {
    await expect(writePictures(join(dataDir, 'media'), [{ path, draw: () => 'x' }])).rejects.toThrow(/no path/)
    expect(existsSync(join(dataDir, 'climb.svg'))).toBe(false)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { aCatalog, aCategory, aProduct, ZA_TAX } from '../testing/a-catalog.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { importCatalog } from './import-catalog.ts'
import { deleteDocument, findDocument, putDocument } from './write-document.ts'

const database = await openDatabaseForFile()
const PRODUCT = { entity: 'product', storeCode: '' } as const
const CATEGORY = { entity: 'category', storeCode: '' } as const

async function changes(): Promise<{ topic: string; keys: unknown }[]> {
  return database.sql.run({ name: 'changes', text: 'select topic, keys from change order by id' })
}

async function version(): Promise<unknown> {
  const [row] = await database.sql.run<{ version: number }>({ name: 'version', text: 'select version from catalog_version' })
  return row?.version
}

beforeEach(async () => {
  const variant = aProduct({ id: 2, sku: 'VARIANT', visibility: 1 })
  const parent = aProduct({ id: 1, sku: 'PARENT', type_id: 'configurable', configurable_children: [{ id: 2, sku: 'VARIANT', price: 9 }] })
  const categories = [aCategory({ id: 7, url_path: 'toys' }), aCategory({ id: 8, parent_id: 7 }), aCategory({ id: 77 })]
  await importCatalog(database, aCatalog({ products: [parent, variant, aProduct({ id: 3, category_ids: [77, '8'] })], categories }))
  await database.pool.query('delete from change')
})

describe('writing one document', () => {
  it('adds and replaces it, sanitised, and records the change', async () => {
    const product = aProduct({ id: 4, description: '<p onclick="x()">Good</p>' })
    expect(await putDocument(database, PRODUCT, product)).toBe('added')
    expect(await findDocument(database.sql, PRODUCT, 4)).toEqual({ ...product, description: '<p>Good</p>' })
    expect(await putDocument(database, PRODUCT, { ...product, price: 5 })).toBe('changed')
    expect(await changes()).toEqual([
      { topic: 'product', keys: [{ store: '', id: 4 }] },
      { topic: 'product', keys: [{ store: '', id: 4 }] },
    ])
  })

  it('records no change when nothing differs', async () => {
    const product = await findDocument(database.sql, PRODUCT, 3)
    expect(await putDocument(database, PRODUCT, product)).toBe('unchanged')
    expect(await changes()).toEqual([])
  })

  it('raises the version, so that older stored indexes are not used', async () => {
    const before = await version()
    await putDocument(database, CATEGORY, aCategory({ id: 9 }))
    expect(await version()).toBe(Number(before) + 1)
  })

  it('writes every kind of document', async () => {
    const page = { id: 1, identifier: 'about', title: 'About', content: '<script>1</script>Us', store_id: [0], active: true }
    const node = {
      node_id: 1,
      parent_node_id: null,
      page_id: 1,
      identifier: 'about',
      label: 'About',
      level: 1,
      request_url: 'about',
      xpath: '1',
      store_id: [0],
    }
    const attribute = { attribute_id: 5, attribute_code: 'brand', frontend_input: 'select' }
    expect(await putDocument(database, { entity: 'cms_page', storeCode: '' }, page)).toBe('added')
    expect(await putDocument(database, { entity: 'cms_block', storeCode: 'de' }, page, ['', 'de'])).toBe('added')
    expect(await putDocument(database, { entity: 'cms_hierarchy', storeCode: '' }, node)).toBe('added')
    expect(await putDocument(database, { entity: 'attribute', storeCode: '' }, attribute)).toBe('added')
    expect(await putDocument(database, { entity: 'tax_rule', storeCode: '' }, { ...ZA_TAX, id: 3 })).toBe('added')
    expect(await findDocument(database.sql, { entity: 'cms_page', storeCode: '' }, 1)).toMatchObject({ content: 'Us' })
    expect(await changes()).toEqual([
      { topic: 'content', keys: [{ store: '', kind: 'page', id: 1 }] },
      { topic: 'content', keys: [{ store: 'de', kind: 'block', id: 1 }] },
      { topic: 'content', keys: [{ store: '', kind: 'hierarchy', id: 1 }] },
      { topic: 'attribute', keys: [{ store: '', id: 5 }] },
      { topic: 'tax-rule', keys: [] },
    ])
  })

  it.each([
    { why: 'a negative price', document: { ...aProduct({ id: 3 }), price: -1 }, fault: /price: -1/ },
    { why: 'a malformed price', document: { ...aProduct({ id: 3 }), price: 'cheap' }, fault: /price: Invalid input/ },
    { why: 'an unknown category', document: aProduct({ id: 3, category_ids: [55] }), fault: /category 55 does not exist/ },
    { why: 'an unknown tax class', document: aProduct({ id: 3, tax_class_id: 999 }), fault: /class 999/ },
    {
      why: 'a variant that is not a product',
      document: aProduct({ id: 3, configurable_children: [{ id: 9, sku: 'NONE', price: 1 }] }),
      fault: /variant NONE/,
    },
    { why: 'the sku of another product', document: aProduct({ id: 3, sku: 'PARENT' }), fault: /PARENT is taken by another/ },
    { why: 'the path of another product', document: aProduct({ id: 3, url_path: 'product-1.html' }), fault: /product-1.html is taken/ },
    { why: 'the path of a category', document: aProduct({ id: 3, url_path: 'toys' }), fault: /toys is taken by a category/ },
  ])('refuses $why, and changes nothing', async ({ document, fault }) => {
    const before = await findDocument(database.sql, PRODUCT, 3)
    await expect(putDocument(database, PRODUCT, document)).rejects.toThrow(fault)
    expect(await findDocument(database.sql, PRODUCT, 3)).toEqual(before)
    expect(await changes()).toEqual([])
  })

  it('refuses a category below itself and an unknown store view', async () => {
    await expect(putDocument(database, CATEGORY, aCategory({ id: 7, parent_id: 8 }))).rejects.toThrow(/below itself/)
    await expect(putDocument(database, { entity: 'category', storeCode: 'xx' }, aCategory({ id: 7 }), ['', 'de'])).rejects.toThrow(
      /no store view "xx"/,
    )
  })
})

describe('deleting one document', () => {
  it('records the change, and returns whether it existed', async () => {
    expect(await deleteDocument(database, PRODUCT, 1)).toBe(true)
    expect(await deleteDocument(database, PRODUCT, 1)).toBe(false)
    expect(await findDocument(database.sql, PRODUCT, 1)).toBeNull()
    expect(await changes()).toEqual([{ topic: 'product', keys: [{ store: '', id: 1 }] }])
  })

  it('refuses while other documents refer to it', async () => {
    await expect(deleteDocument(database, PRODUCT, 2)).rejects.toThrow(/VARIANT is a variant of PARENT/)
    await expect(deleteDocument(database, CATEGORY, 8)).rejects.toThrow(/category 8 has products, SKU-3 among them/)
    expect(await deleteDocument(database, CATEGORY, 7)).toBe(true)
  })
})

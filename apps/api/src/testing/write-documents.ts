import type { Product } from '@meerkat/contract/product'
import type { Change } from '../changes/change.ts'
import { aCategory, aReview, ZA_TAX } from './a-catalog.ts'
import type { Write } from './any-catalog-write.ts'

/** Runs one statement and returns its rows. */
export type Run = (text: string, values?: readonly unknown[]) => Promise<object[]>

/** Writes the documents of a step and returns the changes that a transaction would record. */
export async function writeDocuments(run: Run, one: Write): Promise<Change[]> {
  switch (one.kind) {
    case 'put':
      return putProduct(run, one.store, one.product)
    case 'delete':
      await run(`delete from ${one.table} where store_code = $1 and id = $2`, [one.store, one.id])
      if (one.table === 'cms_page') return [{ topic: 'content', keys: [{ store: one.store, kind: 'page', id: one.id }] }]
      return [{ topic: one.table, keys: [{ store: one.store, id: one.id }] }]
    case 'stock':
      if (one.qty === null) await run('delete from stock where sku = $1', [one.sku])
      else
        await run(
          'insert into stock (sku, product_id, qty, is_in_stock) values ($1, 1, $2::int, $2::int > 0) on conflict (sku) do update set qty = excluded.qty, is_in_stock = excluded.is_in_stock',
          [one.sku, one.qty],
        )
      return [{ topic: 'stock', keys: [one.sku] }]
    case 'review': {
      const known = await run('select product_id from review where id = $1', [one.id])
      const ratings = [{ rating_name: 'Rating', value: one.stars }]
      const review = aReview({ id: one.id, product_id: one.product_id, review_status: one.status, stores: [...one.stores], ratings })
      await run(
        "insert into review (id, product_id, review_status, created_at, body) values ($1, $2, $3, '2026-01-01', $4) on conflict (id) do update set product_id = excluded.product_id, review_status = excluded.review_status, body = excluded.body",
        [one.id, one.product_id, one.status, JSON.stringify(review)],
      )
      return [{ topic: 'review', keys: [one.product_id, ...known.map((row) => (row as { product_id: number }).product_id)] }]
    }
    case 'category': {
      const { store: storeCode, id: number, parent_id, name, is_active } = one
      const path = `c${number}`
      const category = aCategory({ id: number, parent_id, name, is_active, url_path: path })
      await run(
        'insert into category (store_code, id, parent_id, url_path, body) values ($1, $2, $3, $4, $5) on conflict (store_code, id) do update set parent_id = excluded.parent_id, body = excluded.body',
        [storeCode, number, parent_id, path, JSON.stringify(category)],
      )
      return [{ topic: 'category', keys: [{ store: storeCode, id: number }] }]
    }
    case 'attribute': {
      const { attribute_id, attribute_code } = one.attribute
      await run(
        'insert into attribute (store_code, id, attribute_code, body) values ($1, $2, $3, $4) on conflict (store_code, id) do update set body = excluded.body',
        [one.store, attribute_id, attribute_code, JSON.stringify(one.attribute)],
      )
      return [{ topic: 'attribute', keys: [{ store: one.store, id: attribute_id }] }]
    }
    case 'page': {
      const page = { id: one.id, identifier: one.identifier, title: 'A page', content: '', store_id: [0], active: one.active }
      await run(
        'insert into cms_page (store_code, id, identifier, body) values ($1, $2, $3, $4) on conflict (store_code, id) do update set identifier = excluded.identifier, body = excluded.body',
        [one.store, one.id, one.identifier, JSON.stringify(page)],
      )
      return [{ topic: 'content', keys: [{ store: one.store, kind: 'page', id: one.id }] }]
    }
    case 'tax': {
      const rule = { ...ZA_TAX, rates: ZA_TAX.rates.map((rate) => ({ ...rate, rate: one.rate })) }
      await run('insert into tax_rule (id, place, body) values ($1, 0, $2) on conflict (id) do update set body = excluded.body', [
        rule.id,
        JSON.stringify(rule),
      ])
      return [{ topic: 'tax-rule', keys: [] }]
    }
    case 'import': {
      const gone = await run("delete from product where store_code = '' returning id")
      const keys = gone.map((row) => ({ store: '', id: (row as { id: number }).id }))
      const changes: Change[] = [{ topic: 'product', keys }]
      for (const each of one.products) changes.push(...(await putProduct(run, '', each)))
      return changes
    }
  }
}

/** Another product with the same sku or path is replaced. */
export async function putProduct(run: Run, storeCode: string, { id: number, ...rest }: Product): Promise<Change[]> {
  const source = { id: number, ...rest }
  const gone = await run('delete from product where store_code = $1 and id <> $2 and (sku = $3 or url_path = $4) returning id', [
    storeCode,
    number,
    source.sku,
    source.url_path ?? null,
  ])
  await run(
    'insert into product (store_code, id, sku, type_id, url_path, body) values ($1, $2, $3, $4, $5, $6) on conflict (store_code, id) do update set sku = excluded.sku, type_id = excluded.type_id, url_path = excluded.url_path, body = excluded.body',
    [storeCode, number, source.sku, source.type_id, source.url_path ?? null, JSON.stringify(source)],
  )
  const ids = [...gone.map((row) => (row as { id: number }).id), number]
  return [{ topic: 'product', keys: ids.map((one) => ({ store: storeCode, id: one })) }]
}

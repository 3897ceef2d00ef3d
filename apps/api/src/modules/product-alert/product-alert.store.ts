import type { Executor, Statement } from '../../db/executor.ts'

const DAY_MS = 86_400_000
/** Longer than shops wait for new goods. The privacy policy states this period. */
const RETENTION_MS = 180 * DAY_MS
/** Number of products per page, and of requests per transaction. */
const PAGE = 200

/** The subject of a request: the product with this id in a store view, or its variant with this sku. */
export interface AlertSubject {
  readonly storeCode: string
  readonly productId: number
  readonly sku: string
}

export interface ProductAlert extends AlertSubject {
  readonly id: number
  readonly email: string
  /** The language that the shopper chose; null: the store view's own. */
  readonly language: string | null
}

// A repeated request gets a new id, so that a mail job in the outbox for the old id finds no request.
const PUT: Statement = {
  name: 'put-product-alert',
  text: `insert into product_alert (email, sku, product_id, store_code, language, created_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (email, sku) do update set id = default, product_id = excluded.product_id, store_code = excluded.store_code,
      language = excluded.language, created_at = excluded.created_at, enqueued_at = null`,
}
const SELECT: Statement = {
  name: 'select-product-alert',
  text: `select id, email, sku, product_id as "productId", store_code as "storeCode", language from product_alert where id = $1`,
}
const LIST_OF: Statement = {
  name: 'list-product-alerts-of',
  text: 'select sku, created_at from product_alert where email = $1 order by created_at, id',
}
// Leaves out products and variants whose own stock record says that they are sold out, so that few documents must be read.
const LIST_SUBJECTS: Statement = {
  name: 'list-product-alert-subjects',
  text: `select distinct a.store_code as "storeCode", a.product_id as "productId", a.sku from product_alert a
    join product p on p.store_code = a.store_code and p.id = a.product_id
    left join stock s on s.sku = a.sku and not (p.sku = a.sku and p.type_id in ('configurable', 'grouped', 'bundle'))
    where a.enqueued_at is null and (a.store_code, a.product_id, a.sku) > ($1, $2, $3)
      and (s.sku is null or (s.is_in_stock and (not s.manage_stock or s.qty > s.min_qty)))
    order by 1, 2, 3 limit ${PAGE}`,
}
// Another process that claims the same rows waits for this one, and then finds them claimed.
const CLAIM: Statement = {
  name: 'claim-product-alerts',
  text: `update product_alert set enqueued_at = $4 where enqueued_at is null and id in (
      select id from product_alert where store_code = $1 and product_id = $2 and sku = $3 and enqueued_at is null
      order by id limit ${PAGE} for update
    ) returning id`,
}
const GIVE_BACK: Statement = { name: 'give-back-product-alert', text: 'update product_alert set enqueued_at = null where id = $1' }
const DELETE: Statement = { name: 'delete-product-alert', text: 'delete from product_alert where id = $1' }
const FORGET: Statement = { name: 'forget-product-alerts', text: 'delete from product_alert where email = $1' }
const EXPIRE: Statement = { name: 'expire-product-alerts', text: 'delete from product_alert where created_at < $1' }

/** Stores a request, or renews the one that the address made before. */
export async function putAlert(
  sql: Executor,
  { email, sku, productId, storeCode, language, now }: Omit<ProductAlert, 'id'> & { readonly now: Date },
): Promise<void> {
  await sql.run(PUT, [email, sku, productId, storeCode, language, now])
}

export async function findAlert(sql: Executor, id: number): Promise<ProductAlert | null> {
  const [row] = await sql.run<ProductAlert>(SELECT, [id])
  return row ?? null
}

/** The open requests of an address, for its owner. */
export async function listAlertsOf(sql: Executor, email: string): Promise<{ sku: string; since: string }[]> {
  const rows = await sql.run<{ sku: string; created_at: Date }>(LIST_OF, [email])
  return rows.map(({ sku, created_at }) => ({ sku, since: created_at.toISOString() }))
}

/** Requested products and variants that may be in stock again. */
export async function* listSubjects(sql: Executor): AsyncGenerator<AlertSubject> {
  for (let last: AlertSubject = { storeCode: '', productId: -1, sku: '' }; ; ) {
    const rows = await sql.run<AlertSubject>(LIST_SUBJECTS, [last.storeCode, last.productId, last.sku])
    yield* rows
    if (rows.length < PAGE) return
    last = rows.at(-1)!
  }
}

/** Marks up to `PAGE` requests as enqueued, each for one caller only, and returns their ids; an empty list when none is left. */
export async function claimAlerts(tx: Executor, { storeCode, productId, sku }: AlertSubject, now: Date): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(CLAIM, [storeCode, productId, sku, now])
  return rows.map(({ id }) => id)
}

/** Reopens a request whose product was sold out again before the mail was sent. */
export async function giveBackAlert(sql: Executor, id: number): Promise<void> {
  await sql.run(GIVE_BACK, [id])
}

export async function deleteAlert(sql: Executor, id: number): Promise<void> {
  await sql.run(DELETE, [id])
}

export async function forgetAlerts(sql: Executor, email: string): Promise<void> {
  await sql.run(FORGET, [email])
}

export async function expireAlerts(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [new Date(now.getTime() - RETENTION_MS)])
}

import type { Review } from '@meerkat/contract/review'
import type { Executor, Statement } from '../db/executor.ts'
import { insertRows } from '../db/insert-rows.ts'
import { cleanText } from '../text/clean-html.ts'

const PAGE = 5000
const COLUMNS = { id: 'integer', product_id: 'integer', review_status: 'smallint', created_at: 'timestamptz', body: 'text' }

const SELECT: Statement = { name: 'reviews-before-import', text: 'select id, product_id from review where id = any($1)' }
const DELETE: Statement = { name: 'delete-imported-reviews', text: 'delete from review where id = any($1) returning product_id' }
/** Ids of shoppers' reviews start above the imported ones. */
const MOVE_IDS: Statement = {
  name: 'move-review-ids',
  text: "select setval('review_id_seq', greatest((select max(id) from review), (select last_value from review_id_seq)))",
}

export interface ReviewChanges {
  readonly added: readonly Review[]
  /** Ids that are used by reviews of other products. */
  readonly conflicting: readonly number[]
}

/** Finds reviews that are new to the shop. Existing ones are kept: they may have been moderated or anonymised. */
export async function compareReviews(sql: Executor, reviews: readonly Review[]): Promise<ReviewChanges> {
  const products = new Map<number, number>()
  for (let from = 0; from < reviews.length; from += PAGE) {
    const ids = reviews.slice(from, from + PAGE).map(({ id }) => id)
    for (const row of await sql.run<{ id: number; product_id: number }>(SELECT, [ids])) products.set(row.id, row.product_id)
  }
  return {
    added: reviews.filter(({ id }) => !products.has(id)),
    conflicting: reviews.flatMap(({ id, product_id }) => ((products.get(id) ?? product_id) === product_id ? [] : [id])),
  }
}

export async function insertReviews(tx: Executor, reviews: readonly Review[]): Promise<void> {
  if (reviews.length === 0) return
  await insertRows(tx, { table: 'review', columns: COLUMNS, onConflict: 'on conflict (id) do nothing' }, reviews.map(toRow))
  await tx.run(MOVE_IDS)
}

/** Returns the ids of their products. */
export async function deleteReviews(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.run<{ product_id: number }>(DELETE, [ids])
  return [...new Set(rows.map((row) => row.product_id))]
}

function toRow(review: Review): unknown[] {
  const { id, product_id, review_status, created_at } = review
  const clean = { ...review, title: cleanText(review.title), detail: cleanText(review.detail), nickname: cleanText(review.nickname) }
  return [id, product_id, review_status, created_at === undefined ? new Date() : toMoment(created_at), JSON.stringify(clean)]
}

/** Times on the wire are UTC without a time zone suffix. docs/wire.md §1.13. */
function toMoment(text: string): Date {
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes(':') ? text : `${text}Z`)
}

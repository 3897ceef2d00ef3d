import { REVIEW_APPROVED } from '@meerkat/contract/review'
import type { Executor, Statement } from '../../db/executor.ts'

/** A picture of a review as it is stored. */
export interface StoredPicture {
  readonly name: string
  readonly bytes: Buffer
}

const INSERT: Statement = {
  name: 'insert-review-picture',
  text: "insert into review_picture (name, review_id, position, bytes) values ($1, $2, $3, decode($4, 'base64'))",
}
const SELECT_SHOWN: Statement = {
  name: 'select-shown-review-picture',
  text: `select encode(p.bytes, 'base64') as bytes from review_picture p join review r on r.id = p.review_id
    where p.name = $1 and r.review_status = $2`,
}
const SELECT_OF_REVIEW: Statement = {
  name: 'select-review-pictures',
  text: "select name, encode(bytes, 'base64') as bytes from review_picture where review_id = $1 order by position",
}

export async function insertPictures(tx: Executor, reviewId: number, pictures: readonly StoredPicture[]): Promise<void> {
  for (const [position, { name, bytes }] of pictures.entries()) await tx.run(INSERT, [name, reviewId, position, bytes.toString('base64')])
}

/** The picture of an approved review; null for any other. */
export async function findShownPicture(sql: Executor, name: string): Promise<Buffer | null> {
  const [row] = await sql.run<{ bytes: string }>(SELECT_SHOWN, [name, REVIEW_APPROVED])
  return row ? Buffer.from(row.bytes, 'base64') : null
}

/** The pictures of a review in any status, for the operator. */
export async function listPictures(sql: Executor, reviewId: number): Promise<StoredPicture[]> {
  const rows = await sql.run<{ name: string; bytes: string }>(SELECT_OF_REVIEW, [reviewId])
  return rows.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes, 'base64') }))
}

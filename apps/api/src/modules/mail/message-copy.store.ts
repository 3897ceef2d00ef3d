import type { Executor, Statement } from '../../db/executor.ts'

/** A message to the shop whose sender wants a copy and has not confirmed their address. */
export interface MessageCopy {
  readonly id: string
  readonly email: string
  /** Empty when the sender gave none. */
  readonly subject: string
  readonly text: string
  readonly storeCode: string
  /** The language that the sender chose; null: the store view's own. */
  readonly language: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

const COLUMNS = 'id, email, subject, text, store_code as "storeCode", language, created_at as "createdAt", expires_at as "expiresAt"'
const INSERT: Statement = {
  name: 'insert-message-copy',
  text: `insert into message_copy (id, email, subject, text, store_code, language, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
}
const SELECT: Statement = { name: 'select-message-copy', text: `select ${COLUMNS} from message_copy where id = $1` }
const TAKE: Statement = { name: 'take-message-copy', text: `delete from message_copy where id = $1 returning ${COLUMNS}` }
const LIST_OF: Statement = {
  name: 'list-message-copies-of',
  text: 'select subject, text, created_at from message_copy where email = $1 order by created_at, id',
}
const FORGET: Statement = { name: 'forget-message-copies', text: 'delete from message_copy where email = $1' }
const EXPIRE: Statement = { name: 'expire-message-copies', text: 'delete from message_copy where expires_at <= $1' }

export async function insertCopy(tx: Executor, copy: MessageCopy): Promise<void> {
  const { id, email, subject, text, storeCode, language, createdAt, expiresAt } = copy
  await tx.run(INSERT, [id, email, subject, text, storeCode, language, createdAt, expiresAt])
}

export async function findCopy(sql: Executor, id: string): Promise<MessageCopy | null> {
  const [row] = await sql.run<MessageCopy>(SELECT, [id])
  return row ?? null
}

/** Deletes the message and returns it: one of several concurrent callers gets it. */
export async function takeCopy(tx: Executor, id: string): Promise<MessageCopy | null> {
  const [row] = await tx.run<MessageCopy>(TAKE, [id])
  return row ?? null
}

/** The stored messages of an address, for its owner. */
export async function listCopiesOf(sql: Executor, email: string): Promise<{ subject: string; text: string; since: string }[]> {
  const rows = await sql.run<{ subject: string; text: string; created_at: Date }>(LIST_OF, [email])
  return rows.map(({ created_at, ...message }) => ({ ...message, since: created_at.toISOString() }))
}

export async function forgetCopies(tx: Executor, email: string): Promise<void> {
  await tx.run(FORGET, [email])
}

export async function expireCopies(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [now])
}

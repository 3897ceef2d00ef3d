import { randomBytes } from 'node:crypto'
import type { Executor, Statement } from './executor.ts'

const KEY_BYTES = 32

// When two processes insert at once, the select below returns the row of the first.
const CLAIM: Statement = { name: 'claim-shop-secret', text: 'insert into shop_secret (name, value) values ($1, $2) on conflict do nothing' }
const SELECT: Statement = { name: 'select-shop-secret', text: 'select value from shop_secret where name = $1' }

/** A secret key of the shop by name, created at first use and the same in all processes. */
export async function getShopSecret(sql: Executor, name: string): Promise<Uint8Array> {
  await sql.run(CLAIM, [name, randomBytes(KEY_BYTES).toString('base64')])
  const [row] = await sql.run<{ value: string }>(SELECT, [name])
  if (!row) throw new Error(`The secret ${name} was not stored`)
  return Buffer.from(row.value, 'base64')
}

import { randomBytes } from 'node:crypto'
import type { Executor, Statement } from './executor.ts'

const KEY_BYTES = 32

const CLAIM: Statement = { name: 'claim-shop-secret', text: 'insert into shop_secret (name, value) values ($1, $2) on conflict do nothing' }
const SELECT: Statement = { name: 'select-shop-secret', text: 'select value from shop_secret where name = $1' }

/** Secret keys by name, cached in this process. */
export interface ShopSecrets {
  read(name: string): Promise<Uint8Array>
  /** Clears the cache: the database was replaced by a backup, which has other keys. */
  forget(): void
}

export function keepShopSecrets(sql: Executor): ShopSecrets {
  const known = new Map<string, Promise<Uint8Array>>()
  return {
    read(name) {
      const found = known.get(name)
      if (found) return found
      const secret = getShopSecret(sql, name)
      known.set(name, secret)
      // After a failure the next caller asks again.
      secret.catch(() => known.get(name) === secret && known.delete(name))
      return secret
    },
    forget: () => known.clear(),
  }
}

/** A secret key of the shop by name, created at first use and the same in all processes. */
export async function getShopSecret(sql: Executor, name: string): Promise<Uint8Array> {
  const stored = await findSecret(sql, name)
  if (stored) return stored
  await sql.run(CLAIM, [name, randomBytes(KEY_BYTES).toString('base64')])
  // When two processes insert at once, both take the row of the first.
  const claimed = await findSecret(sql, name)
  if (!claimed) throw new Error(`The secret ${name} was not stored`)
  return claimed
}

async function findSecret(sql: Executor, name: string): Promise<Uint8Array | null> {
  const [row] = await sql.run<{ value: string }>(SELECT, [name])
  return row ? Buffer.from(row.value, 'base64') : null
}

import { createHmac } from 'node:crypto'
import type { Executor, Statement } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'
import type { Caller } from '../../http/caller.ts'
import { toArea } from '../../http/network.ts'

const SECRET = 'customer-device'
const REMEMBERED_MS = 180 * 86_400_000

const SELECT: Statement = {
  name: 'select-customer-devices',
  text: `select count(*) > 0 as is_known from customer_device d join customer c on c.id = d.customer_id
    where c.email = $1 and d.hash = any($2) and d.last_seen_at > $3`,
}
// Also returns whether the account had other devices before, because the first one needs no notice.
const REMEMBER: Statement = {
  name: 'remember-customer-devices',
  text: `with earlier as (select count(*) as count from customer_device where customer_id = $1)
    insert into customer_device as d (customer_id, hash, last_seen_at) select $1, hash, $3 from unnest($2::text[]) as t(hash)
    on conflict (customer_id, hash) do update set last_seen_at = excluded.last_seen_at
    returning (select count > 0 from earlier) as had_others`,
}
const LIST_OF: Statement = {
  name: 'list-customer-devices-of',
  text: 'select last_seen_at from customer_device where customer_id = $1 order by last_seen_at, hash',
}
const EXPIRE: Statement = { name: 'expire-customer-devices', text: 'delete from customer_device where last_seen_at < $1' }

/** What identifies a known caller: the cookie of an earlier login, and the network. */
export type Origin = Pick<Caller, 'device' | 'network'>

/** Whether the customer with this address has logged in from here before; false for an unknown address. */
export async function isKnownOrigin(sql: Executor, email: string, origin: Origin, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - REMEMBERED_MS)
  const [row] = await sql.run<{ is_known: boolean }>(SELECT, [email, await hashesOf(sql, origin), since])
  return row?.is_known ?? false
}

/** Whether the customer has logged in from a network near this one before. */
export async function isKnownArea(sql: Executor, email: string, { network }: Pick<Origin, 'network'>, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - REMEMBERED_MS)
  const [row] = await sql.run<{ is_known: boolean }>(SELECT, [email, await areaHashes(sql, network), since])
  return row?.is_known ?? false
}

/** Stores the device and network of a login. True when there were other devices before. */
export async function rememberOrigin(sql: Executor, customerId: number, origin: Origin, now: Date): Promise<boolean> {
  const hashes = [...(await hashesOf(sql, origin)), ...(await areaHashes(sql, origin.network))]
  if (hashes.length === 0) return false
  const [row] = await sql.run<{ had_others: boolean }>(REMEMBER, [customerId, hashes, now])
  return row?.had_others ?? false
}

/** When each known device and network of the customer was last used for a login. */
export async function listLoginsOf(sql: Executor, customerId: number): Promise<Date[]> {
  const rows = await sql.run<{ last_seen_at: Date }>(LIST_OF, [customerId])
  return rows.map(({ last_seen_at }) => last_seen_at)
}

export async function expireDevices(sql: Executor, now: Date): Promise<void> {
  await sql.run(EXPIRE, [new Date(now.getTime() - REMEMBERED_MS)])
}

async function hashesOf(sql: Executor, { device, network }: Origin): Promise<string[]> {
  return hashAll(sql, [...(device === null ? [] : [`device ${device}`]), ...(network === null ? [] : [`network ${network}`])])
}

async function areaHashes(sql: Executor, network: string | null): Promise<string[]> {
  return hashAll(sql, network === null ? [] : [`area ${toArea(network)}`])
}

async function hashAll(sql: Executor, texts: readonly string[]): Promise<string[]> {
  const key = await getShopSecret(sql, SECRET)
  return texts.map((text) => createHmac('sha256', key).update(text).digest('base64url'))
}

import type { Executor, Statement } from '../../db/executor.ts'

/** The stored fields of an address, except its ids and defaults. */
export interface AddressBody {
  readonly firstname: string
  readonly lastname: string
  readonly street: readonly string[]
  readonly city: string
  readonly region: string | null
  readonly region_id: number
  readonly region_code: string | null
  readonly country_id: string
  readonly postcode: string
  readonly telephone: string | null
  readonly company: string | null
  readonly vat_id: string | null
}

export interface StoredAddress {
  readonly id: number
  readonly is_default_billing: boolean
  readonly is_default_shipping: boolean
  readonly body: AddressBody
}

export type NewAddress = Omit<StoredAddress, 'id'>

export interface StoredCustomer {
  readonly id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly group_id: number
  readonly store_code: string
  readonly created_at: Date
  readonly updated_at: Date
  /** Number of the loyalty card; null without one. */
  readonly loyalty_card: string | null
  readonly addresses: readonly StoredAddress[]
}

/** The stored hash that a password is checked against. */
export interface Credentials {
  readonly id: number
  readonly email: string
  readonly password_hash: string
}

const SELECT: Statement = {
  name: 'select-customer',
  text: `select c.id, c.email, c.firstname, c.lastname, c.group_id, c.store_code, c.created_at, c.updated_at,
      (select l.number from loyalty_card l where l.customer_id = c.id) as loyalty_card,
      coalesce((select json_agg(json_build_object('id', a.id, 'is_default_billing', a.is_default_billing,
        'is_default_shipping', a.is_default_shipping, 'body', a.body) order by a.id)
        from customer_address a where a.customer_id = c.id), '[]') as addresses
    from customer c where c.id = $1`,
}
const SELECT_GROUP: Statement = { name: 'select-group-of-customer', text: 'select group_id from customer where id = $1' }
const SELECT_BY_EMAIL: Statement = {
  name: 'select-credentials-by-email',
  text: 'select id, email, password_hash from customer where email = $1',
}
const SELECT_CREDENTIALS: Statement = {
  name: 'select-credentials',
  text: 'select id, email, password_hash from customer where id = $1',
}
const INSERT: Statement = {
  name: 'insert-customer',
  text: `insert into customer (email, password_hash, firstname, lastname, store_code) values ($1, $2, $3, $4, $5)
    on conflict (email) do nothing returning id`,
}
const SET_NAMES: Statement = {
  name: 'set-customer-names',
  text: 'update customer set firstname = $2, lastname = $3, updated_at = now() where id = $1',
}
const SET_PASSWORD: Statement = {
  name: 'set-customer-password',
  text: 'update customer set password_hash = $2, updated_at = now() where id = $1 and ($3::text is null or password_hash = $3) returning id',
}
const KEEP_ADDRESSES: Statement = {
  name: 'keep-customer-addresses',
  text: 'delete from customer_address where customer_id = $1 and id <> all($2::int[])',
}
const UPDATE_ADDRESS: Statement = {
  name: 'update-customer-address',
  text: `update customer_address set is_default_billing = $3, is_default_shipping = $4, body = $5 where customer_id = $1 and id = $2`,
}
const INSERT_ADDRESS: Statement = {
  name: 'insert-customer-address',
  text: 'insert into customer_address (customer_id, is_default_billing, is_default_shipping, body) values ($1, $2, $3, $4)',
}
const CLAIM_TASK: Statement = {
  name: 'claim-customer-task',
  text: `insert into task_receipt (scope, task_id, answer) values ($1, $2, 'true') on conflict do nothing returning task_id`,
}
const DELETE: Statement = {
  name: 'delete-customer',
  text: `with receipts as (delete from task_receipt where scope = 'user/me ' || $1::text),
      mails as (delete from outbox where topic = 'mail' and $2 in (payload ->> 'email', payload ->> 'to'))
    delete from customer where id = $1::int`,
}

export async function findCustomer(sql: Executor, id: number): Promise<StoredCustomer | null> {
  const [row] = await sql.run<StoredCustomer>(SELECT, [id])
  return row ?? null
}

/** The group of a customer; null when no customer has that id. */
export async function findGroupOfCustomer(sql: Executor, id: number): Promise<number | null> {
  const [row] = await sql.run<{ group_id: number }>(SELECT_GROUP, [id])
  return row?.group_id ?? null
}

export async function findCredentials(
  sql: Executor,
  by: { readonly id: number } | { readonly email: string },
): Promise<Credentials | null> {
  const [row] =
    'id' in by ? await sql.run<Credentials>(SELECT_CREDENTIALS, [by.id]) : await sql.run<Credentials>(SELECT_BY_EMAIL, [by.email])
  return row ?? null
}

export interface InsertedCustomer {
  readonly email: string
  readonly passwordHash: string
  readonly firstname: string
  readonly lastname: string
  readonly storeCode: string
}

/** Null when the e-mail is taken. */
export async function insertCustomer(tx: Executor, customer: InsertedCustomer): Promise<number | null> {
  const { email, passwordHash, firstname, lastname, storeCode } = customer
  const [row] = await tx.run<{ id: number }>(INSERT, [email, passwordHash, firstname, lastname, storeCode])
  return row?.id ?? null
}

export async function setNames(tx: Executor, id: number, names: { readonly firstname: string; readonly lastname: string }): Promise<void> {
  await tx.run(SET_NAMES, [id, names.firstname, names.lastname])
}

/** `expected`: the hash that the old password was checked against. False when the hash has changed since. */
export async function setPassword(tx: Executor, id: number, passwordHash: string, expected: string | null): Promise<boolean> {
  const rows = await tx.run(SET_PASSWORD, [id, passwordHash, expected])
  return rows.length > 0
}

export interface AddressChanges {
  readonly kept: readonly StoredAddress[]
  readonly added: readonly NewAddress[]
}

/** Stores the whole list: addresses that are not in it are deleted. */
export async function replaceAddresses(tx: Executor, customerId: number, { kept, added }: AddressChanges): Promise<void> {
  await tx.run(KEEP_ADDRESSES, [customerId, kept.map(({ id }) => id)])
  for (const { id, is_default_billing, is_default_shipping, body } of kept)
    await tx.run(UPDATE_ADDRESS, [customerId, id, is_default_billing, is_default_shipping, JSON.stringify(body)])
  for (const { is_default_billing, is_default_shipping, body } of added)
    await tx.run(INSERT_ADDRESS, [customerId, is_default_billing, is_default_shipping, JSON.stringify(body)])
}

/** False when this task was already done. */
export async function claimTask(tx: Executor, scope: string, taskId: string): Promise<boolean> {
  const rows = await tx.run(CLAIM_TASK, [scope, taskId])
  return rows.length > 0
}

/** Also deletes addresses, sessions, links and pending mails to the address. */
export async function deleteCustomer(tx: Executor, { id, email }: Pick<StoredCustomer, 'id' | 'email'>): Promise<void> {
  await tx.run(DELETE, [String(id), email])
}

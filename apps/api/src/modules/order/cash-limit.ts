import { createHmac } from 'node:crypto'
import type { PaymentMethod } from '@meerkat/contract/checkout'
import { CASH_ON_DELIVERY, describeMethod } from '@meerkat/domain/checkout/describe-method'
import { type CashTerms, offersCash } from '@meerkat/domain/payment/cash-on-delivery'
import type { Executor, Statement } from '../../db/executor.ts'
import { toSubnet } from '../../http/network.ts'

const DAY_MS = 86_400_000
/** Telephone numbers are compared by their last digits, with or without a country's code. */
const COMPARED_DIGITS = 9
/** 128 bits, as base64url. */
const KEY_LENGTH = 22

export interface CashDeps {
  readonly terms: CashTerms
  readonly now: () => Date
  readonly readSecret: () => Promise<Uint8Array>
}

export interface CashBuyer {
  readonly customerId: number | null
  readonly email: string | null
  readonly telephones: readonly (string | null | undefined)[]
  /** In the format of `toNetwork`. */
  readonly network: string | null
}

/** Counts the open orders of each key, and returns the largest of these numbers. */
const COUNT: Statement = {
  name: 'count-open-cash-orders',
  text: `select coalesce(max(c.orders), 0)::int as count from (
      select count(*) as orders from sales_order o join sales_order_number n on n.order_id = o.id, unnest(o.cash_keys) as k(key)
      where o.cash_keys && $1 and k.key = any($1) and o.created_at > $2 and o.payment_method_code = $3 and o.paid_at is null
        and o.status <> 'canceled'
      group by k.key
    ) c`,
}
/** Blocks other orders of this shopper until the transaction ends. Sorted, so that no two orders deadlock. */
const LOCK: Statement = {
  name: 'lock-cash-keys',
  text: `select pg_advisory_xact_lock(k.lock)
    from (select distinct hashtextextended(key, 0) as lock from unnest($1::text[]) as key order by lock) k`,
}
const FORGET: Statement = {
  name: 'forget-cash-keys',
  text: 'update sales_order set cash_keys = null where cash_keys is not null and created_at < $1',
}

/**
 * What identifies several orders as one shopper's: e-mail address, telephone number, account and network, each as a keyed hash. Null
 * without a limit: nothing is stored then. docs/payments.md, "Cash on delivery".
 */
export async function toCashKeys({ terms, readSecret }: CashDeps, buyer: CashBuyer): Promise<string[] | null> {
  if (terms.openPerDay === null) return null
  const secret = await readSecret()
  const digits = buyer.telephones.map((one) => (one ?? '').replaceAll(/\D/g, '').slice(-COMPARED_DIGITS))
  const neighbourhood = buyer.network === null ? null : toSubnet(buyer.network)
  const known = [
    ...(buyer.customerId === null ? [] : [`customer ${buyer.customerId}`]),
    ...(buyer.email === null ? [] : [`email ${buyer.email.toLowerCase()}`]),
    ...digits.filter((number) => number.length === COMPARED_DIGITS).map((number) => `telephone ${number}`),
    ...(neighbourhood === null ? [] : [`network ${neighbourhood}`]),
  ]
  const keys = known.map((text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, KEY_LENGTH))
  return [...new Set(keys)]
}

export interface CashOrder {
  readonly isVirtual: boolean
  readonly totalCents: number
  readonly keys: readonly string[] | null
}

/** Whether an order can be placed with this method: for cash, its total and the shopper's open orders are within the shop's limits. */
export async function allowsCash(sql: Executor, deps: CashDeps, method: Pick<PaymentMethod, 'code'>, order: CashOrder): Promise<boolean> {
  const { terms, now } = deps
  if (!describeMethod(method).paidOnDelivery) return true
  if (!offersCash(order, terms)) return false
  if (terms.openPerDay === null || !isCounted(deps, method, order)) return true
  const [row] = await sql.run<{ count: number }>(COUNT, [order.keys, new Date(now().getTime() - DAY_MS), CASH_ON_DELIVERY])
  return (row?.count ?? 0) < terms.openPerDay
}

/**
 * Like `allowsCash`, in the transaction that places the order: orders of one shopper are placed one after another, so that concurrent ones
 * cannot exceed the limit.
 */
export async function claimsCash(tx: Executor, deps: CashDeps, method: Pick<PaymentMethod, 'code'>, order: CashOrder): Promise<boolean> {
  if (isCounted(deps, method, order)) await tx.run(LOCK, [order.keys])
  return allowsCash(tx, deps, method, order)
}

/** Whether this order is limited by the number of the shopper's open orders. */
export function isCounted({ terms }: CashDeps, method: Pick<PaymentMethod, 'code'>, { keys }: CashOrder): boolean {
  return describeMethod(method).paidOnDelivery && terms.openPerDay !== null && keys !== null && keys.length > 0
}

/** Deletes keys that are older than a day: they no longer count. */
export async function forgetCashKeys(sql: Executor, now: Date): Promise<void> {
  await sql.run(FORGET, [new Date(now.getTime() - DAY_MS)])
}

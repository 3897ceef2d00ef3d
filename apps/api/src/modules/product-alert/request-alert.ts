import type { ProductAlertStatus } from '@meerkat/contract/product-alert'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import type { ProductReader } from '../catalog/read-model/product-reader.ts'
import { type AlertSubject, forgetAlerts, putAlert } from './product-alert.store.ts'

const DAY_SECONDS = 86_400

/** A product that is for sale, as the database has it now. */
export interface AlertProduct {
  readonly name: string
  /** Path of its picture in the catalogue; null without one. */
  readonly image: string | null
  /** Path of its page, with the prefix of the store view. */
  readonly path: string
  readonly isInStock: boolean
}

/** Null: the product is not for sale. Passed in by `open-accounts.ts` and `start-jobs.ts`. */
export type FindAlertProduct = (subject: AlertSubject) => Promise<AlertProduct | null>

export interface ProductAlertDeps {
  readonly sql: Executor
  readonly now: () => Date
  readonly products: Pick<ProductReader, 'findBySkus' | 'findParents'>
  readonly findProduct: FindAlertProduct
  /** Counts the requests for one e-mail address, from any caller. */
  readonly requests: Attempts
  /** The address in a key; null for a key that this shop did not sign. */
  readonly readKey: (key: string) => Promise<string | null>
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
}

/**
 * Stores a request for one mail when the product can be bought again. docs/behaviour/stock.md §5.3.
 * @throws Refusal `product-unknown`, `rate-limited`
 */
export async function requestAlert(
  { sql, now, products, findProduct, requests }: ProductAlertDeps,
  { email, sku }: { readonly email: string; readonly sku: string },
  { storeCode, language }: Pick<Caller, 'storeCode' | 'language'>,
): Promise<ProductAlertStatus> {
  const parents = await products.findParents(storeCode, [sku])
  const document = parents.get(sku) ?? (await products.findBySkus(storeCode, [sku])).get(sku)
  if (!document) throw new Refusal('product-unknown')
  const subject = { storeCode, productId: document.id, sku }
  const product = await findProduct(subject)
  if (!product) throw new Refusal('product-unknown')
  if (product.isInStock) return 'in-stock'
  if (!(await requests.take(email))) throw new Refusal('rate-limited', { retryAfterSeconds: DAY_SECONDS })
  await putAlert(sql, { ...subject, email, language, now: now() })
  return 'requested'
}

/** Deletes all requests of an address. @throws Refusal `alert-key-unknown` for a key that this shop did not sign. */
export async function endAlerts({ sql, readKey, confirmEmail }: ProductAlertDeps, key: string): Promise<'ended'> {
  const email = await readKey(key)
  if (email === null) throw new Refusal('alert-key-unknown')
  await confirmEmail(sql, email)
  await forgetAlerts(sql, email)
  return 'ended'
}

import type { NewsletterStatus } from '@meerkat/contract/newsletter'
import type { PersonalData } from '@meerkat/contract/personal-data'
import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import type { OrderStep } from '@meerkat/domain/orders/order-status'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { type CatalogOperator, createCatalogOperator } from './catalog-operator.ts'
import type { Database, Log } from './db/client.ts'
import { dropJobs, listJobs, type OutboxJob, repeatJobs } from './db/outbox-jobs.ts'
import {
  endCoupon,
  insertCampaignCoupon,
  listCoupons,
  type NewCoupon,
  type OperatorCoupon,
} from './modules/coupon/campaign-coupon.store.ts'
import { settlePoints } from './modules/loyalty/settle-points.ts'
import { enqueueMail } from './modules/mail/mail-job.ts'
import { type ListedSubscriber, listSubscribers } from './modules/newsletter/list-subscribers.store.ts'
import { listRecentOrders, type OrderFilter, type RecentOrder } from './modules/order/list-recent-orders.ts'
import { findOrder, type StoredOrder } from './modules/order-history/order-history.store.ts'
import { findOrderId, lockNumberedOrder } from './modules/order-status/order-status.store.ts'
import { type AnnounceOutcome, announceReturn } from './modules/order-status/returns/announce-return.ts'
import { chooseArrived, choosePieces } from './modules/order-status/returns/choose-pieces.ts'
import { type CloseOutcome, callOffReturn, receiveReturn } from './modules/order-status/returns/close-return.ts'
import { type ListedReturn, listReturns } from './modules/order-status/returns/list-returns.store.ts'
import type { OrderPieces } from './modules/order-status/returns/order-return.store.ts'
import { type StepInvoicing, type StepOutcome, takeOrderStep } from './modules/order-status/take-order-step.ts'
import { NO_PAYMENTS, type PaymentConfig } from './modules/payment/config/payment-config.ts'
import { REFUND_NOTE, type RefundOutcome, recordRefund } from './modules/refund/record-refund.ts'
import { countWaitingReviews, decideReviews, deleteReviews, listWaitingReviews } from './modules/review/moderate-reviews.ts'
import { listPictures } from './modules/review/review-pictures.store.ts'
import { setStock } from './modules/stock/set-stock.ts'
import { findStock } from './modules/stock/stock.store.ts'
import { type FoundCustomer, findCustomers } from './modules/user/find-customers.store.ts'
import { exportPersonalData } from './modules/user/personal-data.ts'
import { deleteCustomer as deleteStoredCustomer, findCredentials } from './modules/user/user.store.ts'
import { openInvoicing } from './open-invoicing.ts'
import { openPayments } from './open-payments.ts'
import { createPaymentOperator, type PaymentOperator } from './payment-operator.ts'
import { createPersonalDataAccess } from './personal-data-access.ts'

/** What the operator can do without a browser. */
export interface Operator extends CatalogOperator {
  listOrders(limit: number, filter?: OrderFilter): Promise<RecentOrder[]>
  /** Everything about the order with this number, or null. */
  findOrder(number: number): Promise<StoredOrder | null>
  /** Applies a step to the order with this number; the comment is mailed to its buyer. Null when there is no such order. */
  moveOrder(number: number, step: OrderStep, comment: string | null): Promise<StepOutcome | null>
  /** Records money of the order with this number that was given back outside of the shop, and mails its buyer. */
  noteRefund(number: number, note: RefundNote): Promise<RefundOutcome>
  /** Announces that goods of the order with this number will come back. Null when there is no such order. */
  announceReturn(number: number, reason: string, pieces: ReadonlyMap<string, number> | null): Promise<AnnounceOutcome | null>
  /** Records that the goods of a return have arrived, and restocks those that can be sold. `pieces` by sku; null: all that was announced. */
  receiveReturn(id: number, arrival: ArrivedPieces, comment: string | null): Promise<CloseOutcome>
  /** Records that the goods of a return will not come. */
  callOffReturn(id: number, comment: string | null): Promise<CloseOutcome>
  /** Announced returns, or all of them, oldest first. */
  listReturns(limit: number, which: { readonly all: boolean }): Promise<ListedReturn[]>
  readonly payments: PaymentOperator
  /** Reviews that wait for a decision, newest first. */
  listWaitingReviews(limit: number): Promise<Review[]>
  countWaitingReviews(): Promise<number>
  /** Returns the ids that exist. */
  decideReviews(ids: readonly number[], verdict: 'approve' | 'refuse'): Promise<number[]>
  /** The pictures of a review in any status, as WebP files. */
  listReviewPictures(id: number): Promise<Buffer[]>
  /** Deletes reviews with their pictures and votes. Returns the ids that existed. */
  deleteReviews(ids: readonly number[]): Promise<number[]>
  /** Jobs that were set aside, and pending ones. */
  listJobs(limit: number): Promise<OutboxJob[]>
  /** Retries jobs at once. Returns the ids that exist. */
  repeatJobs(ids: readonly number[]): Promise<number[]>
  /** Returns the ids that existed. */
  dropJobs(ids: readonly number[]): Promise<number[]>
  findCustomers(part: string, limit: number): Promise<FoundCustomer[]>
  /** Everything that is stored about a customer, or null for an unknown e-mail. */
  exportCustomer(email: string): Promise<PersonalData | null>
  /** Deletes what the law does not require to retain. False for an unknown e-mail. */
  deleteCustomer(email: string): Promise<boolean>
  /** False when the code exists. */
  createCoupon(coupon: NewCoupon): Promise<boolean>
  listCoupons(limit: number, which: { readonly all: boolean }): Promise<OperatorCoupon[]>
  /** False when there is no such coupon, or it has ended. */
  endCoupon(code: string): Promise<boolean>
  listSubscribers(status: NewsletterStatus | null): AsyncIterable<ListedSubscriber>
  /** Names of store views whose invoices name no VAT number. */
  listViewsWithoutVatNumber(): string[]
  countPeople(): Promise<{ readonly orders: number; readonly customers: number }>
  findStock(sku: string): Promise<StockItem | null>
  /** False for an unknown sku. */
  setStock(sku: string, qty: number): Promise<boolean>
}

export interface RefundNote {
  readonly amountCents: number
  readonly reason: string
  /** The person who gave it back. */
  readonly by: string
  /** The operator's own reference, such as the number of a bank transfer: a refund with the same one is recorded only once. */
  readonly reference: string | null
}

export interface ArrivedPieces {
  readonly pieces: ReadonlyMap<string, { readonly qty: number; readonly unsaleable: number }> | null
  readonly isUnsaleable: boolean
}

export interface OperatorOptions {
  /** The online payment methods. Refunds and status queries are carried out by the running shop, whose methods may differ. */
  readonly payments?: PaymentConfig
  /** The settings of the shop; without them any store code may be imported, no customer exported, and no document issued. */
  readonly stores?: StoresFile
}

/** The tool's verbs print what they did, so nothing is logged. */
/** Terms do not bind the operator. */
const SHOPPERS_ONLY = { days: 0, excludeScheduledMedicine: true }
const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export function createOperator(
  database: Pick<Database, 'sql' | 'transaction'>,
  { stores, payments = NO_PAYMENTS }: OperatorOptions = {},
): Operator {
  const { sql } = database
  const now = () => new Date()
  const storeViews = stores && resolveStoreViews(stores).map((view) => StoreView.parse(view))
  const storeCodes = storeViews?.map(({ storeCode }) => storeCode)
  const viewOf = (storeCode: string) => {
    const view = storeViews?.find((one) => one.storeCode === storeCode) ?? storeViews?.[0]
    if (!view) throw new Error('The operator was created without store views')
    return view
  }
  const people = createPersonalDataAccess({ viewOf, now })
  const steps = { now, enqueueMail, settlePoints, invoicing: stores ? openInvoicing(stores, now) : NO_INVOICING }
  const paying = openPayments({ database, now, config: payments, invoicing: steps.invoicing, log: SILENT, changed: () => undefined })
  return {
    ...createCatalogOperator(database, storeCodes),
    payments: createPaymentOperator(paying),
    findCustomers: (part, limit) => findCustomers(sql, part, limit),
    async exportCustomer(email) {
      const found = await findCredentials(sql, { email: email.toLowerCase() })
      return found && exportPersonalData({ database, now, viewOf, ...people }, found.id)
    },
    async deleteCustomer(email) {
      const found = await findCredentials(sql, { email: email.toLowerCase() })
      if (!found) return false
      await database.transaction(async (tx) => {
        await people.forgetPerson(tx, { customerId: found.id, email: found.email })
        await deleteStoredCustomer(tx, found)
      })
      return true
    },
    createCoupon: (coupon) => insertCampaignCoupon(sql, coupon),
    listCoupons: (limit, which) => listCoupons(sql, limit, which),
    endCoupon: (code) => endCoupon(sql, code),
    listSubscribers: (status) => listSubscribers(sql, status),
    listViewsWithoutVatNumber: () =>
      (storeViews ?? []).filter(({ seller }) => (seller?.vatNumber ?? stores?.shop.seller.vatNumber) === '').map(({ name }) => name),
    async countPeople() {
      const [row] = await sql.run<{ orders: number; customers: number }>({
        name: 'count-people',
        text: 'select (select count(*) from sales_order) as orders, (select count(*) from customer) as customers',
      })
      return row!
    },
    listOrders: (limit, filter) => listRecentOrders(sql, limit, filter),
    async findOrder(number) {
      const id = await findOrderId(sql, number)
      return id === null ? null : findOrder(sql, id)
    },
    moveOrder: (number, step, comment) =>
      database.transaction(async (tx) => {
        const order = await lockNumberedOrder(tx, number)
        return order && takeOrderStep(tx, order, { step, actor: 'operator', comment }, steps)
      }),
    async noteRefund(number, note) {
      const orderId = await findOrderId(sql, number)
      if (orderId === null) return { kind: 'order-not-found' }
      return database.transaction((tx) => recordRefund(tx, { orderId, channel: REFUND_NOTE, ...note }, steps))
    },
    announceReturn: (number, reason, pieces) =>
      database.transaction(async (tx) => {
        const order = await lockNumberedOrder(tx, number)
        const wanted = {
          by: 'operator',
          reason,
          requestId: null,
          choose: (lines: readonly OrderPieces[]) => choosePieces(lines, pieces),
        } as const
        return order && announceReturn(tx, order, wanted, { ...steps, returnTermsOf: () => SHOPPERS_ONLY })
      }),
    receiveReturn: (id, arrival, comment) =>
      database.transaction((tx) => receiveReturn(tx, id, { comment, choose: (lines, skus) => chooseArrived(lines, skus, arrival) }, steps)),
    callOffReturn: (id, comment) => database.transaction((tx) => callOffReturn(tx, id, comment, steps)),
    listReturns: (limit, which) => listReturns(sql, limit, which),
    listWaitingReviews: (limit) => listWaitingReviews(sql, limit),
    countWaitingReviews: () => countWaitingReviews(sql),
    decideReviews: (ids, verdict) => database.transaction((tx) => decideReviews(tx, ids, verdict)),
    listReviewPictures: async (id) => (await listPictures(sql, id)).map(({ bytes }) => bytes),
    deleteReviews: (ids) => database.transaction((tx) => deleteReviews(tx, ids)),
    listJobs: (limit) => listJobs(sql, limit),
    repeatJobs: (ids) => repeatJobs(sql, ids),
    dropJobs: (ids) => dropJobs(sql, ids),
    findStock: async (sku) => (await findStock(sql, [sku]))[0] ?? null,
    setStock: (sku, qty) => database.transaction((tx) => setStock(tx, sku, qty)),
  }
}

/** Without settings there is no seller to name: the invoice is issued when it is first requested. */
const NO_INVOICING: StepInvoicing = {
  issueInvoice: async () => undefined,
  creditOrder: async () => undefined,
  creditReturn: async () => undefined,
}

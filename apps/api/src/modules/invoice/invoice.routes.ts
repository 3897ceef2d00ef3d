import { readGuestInvoice } from '@meerkat/contract/guest-order'
import { type InvoiceRequest, readInvoice, requestInvoice as requestInvoiceCall } from '@meerkat/contract/invoice'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { ShopConfig, StoreView } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/words'
import type { Executor } from '../../db/executor.ts'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { toOrderId } from '../../http/order-id.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { drawInvoice } from './draw-invoice.ts'
import { nameCompany } from './invoice.store.ts'
import type { InvoiceFont } from './invoice-font.ts'

export interface InvoiceDeps {
  readonly findCustomerId: FindCustomerId
  /** The order of a guest's mail token; null for a token that the shop did not sign. */
  readonly readGuestToken: (token: string) => Promise<number | null>
  readonly findOrder: (id: number) => Promise<{ order: HistoryOrder; storeCode: string } | null>
  readonly viewOf: (storeCode: string) => StoreView
  readonly seller: ShopConfig['seller']
  readonly font: InvoiceFont | null
  readonly sql: Executor
}

const OPTIONS = { rateClass: 'W', noStore: true } as const

export function serveInvoice(operations: Operations, deps: InvoiceDeps): void {
  operations.serve(readInvoice, async ({ params, caller }) => sendInvoice(deps, await getOwnOrder(deps, params.id, caller)), OPTIONS)
  operations.serve(readGuestInvoice, async ({ body }) => sendInvoice(deps, await getGuestOrder(deps, body.token)), OPTIONS)
  operations.serve(requestInvoiceCall, ({ params, body, caller }) => requestInvoice(deps, params.id, body, caller), OPTIONS)
}

interface FoundOrder {
  readonly order: HistoryOrder
  readonly storeCode: string
}

/** @throws Refusal `order-not-found` for another customer's order and for one that does not exist; `order-canceled`. */
async function getOwnOrder(deps: InvoiceDeps, given: string, caller: Caller): Promise<FoundOrder> {
  const customerId = await getCustomerId(deps.findCustomerId, caller)
  return getOrder(deps, { customerId, orderId: toOrderId(given) })
}

async function getGuestOrder(deps: InvoiceDeps, token: string): Promise<FoundOrder> {
  return getOrder(deps, { customerId: null, orderId: await deps.readGuestToken(token) })
}

async function getOrder(
  { findOrder }: InvoiceDeps,
  { customerId, orderId }: { customerId: number | null; orderId: number | null },
): Promise<FoundOrder> {
  const found = orderId === null ? null : await findOrder(orderId)
  if (!found || found.order.customer_id !== customerId) throw new Refusal('order-not-found')
  if (found.order.status === 'canceled') throw new Refusal('order-canceled')
  return found
}

async function sendInvoice(deps: InvoiceDeps, { order, storeCode }: FoundOrder): Promise<Reply<Uint8Array>> {
  const view = deps.viewOf(storeCode)
  const i18n = await createI18n(view.i18n.defaultLocale, ['mail'])
  const pdf = await drawInvoice({
    order,
    seller: deps.seller,
    font: deps.font,
    view,
    say: (word, values) => i18n.t(word, values),
  })
  return new Reply({
    result: () => pdf,
    bytes: () => pdf,
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="invoice-${order.increment_id}.pdf"` },
  })
}

/** Adds a company to the invoice. @throws Refusal `invoice-named` when the invoice already names another one. */
async function requestInvoice(deps: InvoiceDeps, id: string, company: InvoiceRequest, caller: Caller): Promise<HistoryOrder> {
  const { order } = await getOwnOrder(deps, id, caller)
  if (!(await nameCompany(deps.sql, order.entity_id, company))) throw new Refusal('invoice-named')
  return (await getOwnOrder(deps, id, caller)).order
}

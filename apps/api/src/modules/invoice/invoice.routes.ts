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
  readonly findOrder: (id: number) => Promise<{ order: HistoryOrder; storeCode: string } | null>
  readonly viewOf: (storeCode: string) => StoreView
  readonly seller: ShopConfig['seller']
  readonly font: InvoiceFont | null
  readonly sql: Executor
}

const MANNER = { rateClass: 'W', noStore: true } as const

export function serveInvoice(operations: Operations, deps: InvoiceDeps): void {
  operations.serve(readInvoice, ({ params, caller }) => sendInvoice(deps, params.id, caller), MANNER)
  operations.serve(requestInvoiceCall, ({ params, body, caller }) => requestInvoice(deps, params.id, body, caller), MANNER)
}

/** @throws Refusal `order-not-found` for an order that is not the caller's own, as for one that is not there; `order-canceled`. */
async function getOwnOrder({ findCustomerId, findOrder }: InvoiceDeps, given: string, caller: Caller) {
  const customerId = await getCustomerId(findCustomerId, caller)
  const id = toOrderId(given)
  const found = id === null ? null : await findOrder(id)
  if (!found || found.order.customer_id !== customerId) throw new Refusal('order-not-found')
  if (found.order.status === 'canceled') throw new Refusal('order-canceled')
  return found
}

async function sendInvoice(deps: InvoiceDeps, id: string, caller: Caller): Promise<Reply<Uint8Array>> {
  const found = await getOwnOrder(deps, id, caller)
  const view = deps.viewOf(found.storeCode)
  const i18n = await createI18n(view.i18n.defaultLocale, ['mail'])
  const pdf = await drawInvoice({
    order: found.order,
    seller: deps.seller,
    font: deps.font,
    view,
    say: (word, values) => i18n.t(word, values),
  })
  return new Reply({
    result: () => pdf,
    bytes: () => pdf,
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="invoice-${found.order.increment_id}.pdf"` },
  })
}

/** Makes the invoice one of a company. @throws Refusal `invoice-named` when it names another one. */
async function requestInvoice(deps: InvoiceDeps, id: string, company: InvoiceRequest, caller: Caller): Promise<HistoryOrder> {
  const { order } = await getOwnOrder(deps, id, caller)
  if (!(await nameCompany(deps.sql, order.entity_id, company))) throw new Refusal('invoice-named')
  return (await getOwnOrder(deps, id, caller)).order
}

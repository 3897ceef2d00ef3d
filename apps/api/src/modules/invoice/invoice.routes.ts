import { readInvoice } from '@meerkat/contract/invoice'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { ShopConfig, StoreView } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/words'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { drawInvoice } from './draw-invoice.ts'

/** Beyond it there is no order, and no number that the database would take. */
const LARGEST_ID = 2 ** 52

export interface InvoiceDeps {
  readonly findCustomerId: FindCustomerId
  readonly findOrder: (id: number) => Promise<{ order: HistoryOrder; storeCode: string } | null>
  readonly viewOf: (storeCode: string) => StoreView
  readonly seller: ShopConfig['seller']
}

export function serveInvoice(operations: Operations, deps: InvoiceDeps): void {
  operations.serve(readInvoice, ({ params, caller }) => sendInvoice(deps, params.id, caller), { rateClass: 'W', noStore: true })
}

/** @throws Refusal `order-not-found` for an order that is not the caller's own, as for one that is not there. */
async function sendInvoice(
  { findCustomerId, findOrder, viewOf, seller }: InvoiceDeps,
  id: string,
  caller: Caller,
): Promise<Reply<Uint8Array>> {
  const customerId = await getCustomerId(findCustomerId, caller)
  const number = Number(id)
  const found = Number.isInteger(number) && number > 0 && number < LARGEST_ID ? await findOrder(number) : null
  if (!found || found.order.customer_id !== customerId) throw new Refusal('order-not-found')
  const view = viewOf(found.storeCode)
  const i18n = await createI18n(view.i18n.defaultLocale, ['mail'])
  const pdf = await drawInvoice({ order: found.order, seller, view, say: (word, values) => i18n.t(word, values) })
  return new Reply({
    result: () => pdf,
    bytes: () => pdf,
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="invoice-${found.order.increment_id}.pdf"` },
  })
}

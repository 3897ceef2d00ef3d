import { readGuestDocument, readGuestInvoice } from '@meerkat/contract/guest-order'
import { type InvoiceRequest, readDocument, readInvoice, requestInvoice as requestInvoiceCall } from '@meerkat/contract/invoice'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { createI18n } from '@meerkat/i18n/messages'
import type { Database } from '../../db/client.ts'
import { type Caller, type FindCustomerId, getCustomerId } from '../../http/caller.ts'
import type { Operations } from '../../http/operations.ts'
import { toOrderId } from '../../http/order-id.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { composeConfirmation } from './compose-document.ts'
import type { DocumentLook } from './draw-document.ts'
import type { FontFile } from './fonts/font-files.ts'
import { findDocument, findInvoice, lockForInvoice, nameCompany } from './invoice.store.ts'
import type { InvoiceOrder, Invoicing, IssueDeps } from './issue-documents.ts'
import type { TaxDocument } from './tax-document.ts'

export interface InvoiceDeps extends Pick<IssueDeps, 'findOrder' | 'viewOf' | 'sellerOf'> {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly findCustomerId: FindCustomerId
  /** The order of a guest's mail token; null for a token that the shop did not sign. */
  readonly readGuestToken: (token: string) => Promise<number | null>
  readonly invoicing: Invoicing
  readonly fonts: readonly FontFile[]
  readonly readLook: () => Promise<DocumentLook>
}

const OPTIONS = { rateClass: 'W', noStore: true } as const

export function serveInvoice(operations: Operations, deps: InvoiceDeps): void {
  operations.serve(readInvoice, async ({ params, caller }) => sendInvoice(deps, await getOwnOrder(deps, params.id, caller)), OPTIONS)
  operations.serve(readGuestInvoice, async ({ body }) => sendInvoice(deps, await getGuestOrder(deps, body.token)), OPTIONS)
  operations.serve(
    readDocument,
    async ({ params, caller }) => sendDocument(deps, await getOwnOrder(deps, params.id, caller), params.number),
    OPTIONS,
  )
  operations.serve(readGuestDocument, async ({ body }) => sendDocument(deps, await getGuestOrder(deps, body.token), body.number), OPTIONS)
  operations.serve(requestInvoiceCall, ({ params, body, caller }) => requestInvoice(deps, params.id, body, caller), OPTIONS)
}

/** @throws Refusal `order-not-found` for another customer's order and for one that does not exist. */
async function getOwnOrder(deps: InvoiceDeps, given: string, caller: Caller): Promise<InvoiceOrder> {
  const customerId = await getCustomerId(deps.findCustomerId, caller)
  return getOrder(deps, { customerId, orderId: toOrderId(given) })
}

async function getGuestOrder(deps: InvoiceDeps, token: string): Promise<InvoiceOrder> {
  return getOrder(deps, { customerId: null, orderId: await deps.readGuestToken(token) })
}

async function getOrder(
  { database, findOrder }: InvoiceDeps,
  { customerId, orderId }: { customerId: number | null; orderId: number | null },
): Promise<InvoiceOrder> {
  const found = orderId === null ? null : await findOrder(database.sql, orderId)
  if (!found || found.order.customer_id !== customerId) throw new Refusal('order-not-found')
  return found
}

/**
 * The invoice, or the confirmation of an order that has none yet. An order of an older version, which was sent or paid without an
 * invoice, gets one now.
 * @throws Refusal `order-canceled` for an order that was cancelled without an invoice.
 */
async function sendInvoice(deps: InvoiceDeps, found: InvoiceOrder): Promise<Reply<Uint8Array>> {
  const { order, storeCode, language } = found
  if (isDue(order))
    await deps.database.transaction(async (tx) => {
      await lockForInvoice(tx, order.entity_id)
      await deps.invoicing.issueInvoice(tx, order.entity_id)
    })
  const invoice = await findInvoice(deps.database.sql, order.entity_id)
  if (invoice) return send(deps, invoice.body)
  if (order.status === 'canceled') throw new Refusal('order-canceled')
  return send(deps, composeConfirmation({ order, language, view: deps.viewOf(storeCode), seller: deps.sellerOf(storeCode) }))
}

function isDue({ documents = [], status, status_histories }: HistoryOrder): boolean {
  if (status === 'canceled' || documents.length > 0) return false
  return status_histories.some(({ step }) => step === 'ship' || step === 'pay' || step === 'complete')
}

/** @throws Refusal `document-missing` */
async function sendDocument(deps: InvoiceDeps, { order }: InvoiceOrder, number: string): Promise<Reply<Uint8Array>> {
  const document = await findDocument(deps.database.sql, order.entity_id, number)
  if (!document) throw new Refusal('document-missing')
  return send(deps, document.body)
}

async function send({ fonts, readLook }: InvoiceDeps, document: TaxDocument): Promise<Reply<Uint8Array>> {
  const i18n = await createI18n(document.locale, ['mail', 'cart', 'checkout'])
  // Loading the library that draws PDF files takes an eighth of a second, and few processes of a shop draw one.
  const { drawDocument } = await import('./draw-document.ts')
  const pdf = await drawDocument(document, { fonts, look: await readLook(), t: (word, values) => i18n.t(word, values) })
  return new Reply({
    result: () => pdf,
    bytes: () => pdf,
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${fileName(document)}"` },
  })
}

function fileName({ kind, number }: TaxDocument): string {
  return `${kind === 'confirmation' ? 'order-confirmation' : kind}-${number}.pdf`
}

/**
 * Adds a company to the invoice. An invoice that was issued without it is replaced.
 * @throws Refusal `invoice-named` when the invoice already names another one, `invoice-final` when goods of the order came back.
 */
async function requestInvoice(deps: InvoiceDeps, id: string, company: InvoiceRequest, caller: Caller): Promise<HistoryOrder> {
  const { order } = await getOwnOrder(deps, id, caller)
  if (order.status === 'canceled') throw new Refusal('order-canceled')
  await deps.database.transaction(async (tx) => {
    await lockForInvoice(tx, order.entity_id)
    if (!(await nameCompany(tx, order.entity_id, company))) throw new Refusal('invoice-named')
    const invoice = await findInvoice(tx, order.entity_id)
    if (!invoice || isNamed(invoice.body, company)) return
    if (order.items.some(({ qty_refunded }) => qty_refunded > 0)) throw new Refusal('invoice-final')
    await deps.invoicing.replaceInvoice(tx, order.entity_id)
  })
  return (await getOwnOrder(deps, id, caller)).order
}

function isNamed({ recipient }: TaxDocument, { company, vat_id }: InvoiceRequest): boolean {
  return recipient.company === company && recipient.vat_id === vat_id
}

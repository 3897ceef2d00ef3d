import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import { documentNumber } from '@meerkat/domain/orders/document-number'
import { toCents } from '@meerkat/domain/pricing/round-money'
import type { Executor } from '../../db/executor.ts'
import { type CreditedPieces, composeCreditNote, composeInvoice, type DocumentDraft, type DocumentSource } from './compose-document.ts'
import { drawPosition, findInvoice, insertDocument, type StoredDocument } from './invoice.store.ts'
import type { CreditCause, Seller } from './tax-document.ts'

export interface InvoiceOrder {
  readonly order: HistoryOrder
  readonly storeCode: string
  readonly language: string | null
}

export interface IssueDeps {
  readonly now: () => Date
  readonly findOrder: (sql: Executor, id: number) => Promise<InvoiceOrder | null>
  readonly viewOf: (storeCode: string) => StoreView
  readonly sellerOf: (storeCode: string) => Seller
}

/**
 * Issues the documents of an order. Call it with the order locked and as the last step of the transaction, because the number series stays
 * locked until the transaction ends.
 */
export interface Invoicing {
  /** Issues one invoice per order, when its goods are sent or it is paid. docs/behaviour/orders.md §17.4. */
  issueInvoice(tx: Executor, orderId: number): Promise<void>
  /** Credits the whole order; does nothing for an order without an invoice. */
  creditOrder(tx: Executor, orderId: number): Promise<void>
  /** `received`: the pieces that have just been received, by position. */
  creditReturn(tx: Executor, orderId: number, received: ReadonlyMap<number, number>): Promise<void>
  /** Replaces the invoice after its recipient was changed: credits all of it, and issues a new one. */
  replaceInvoice(tx: Executor, orderId: number): Promise<void>
}

export function createInvoicing(deps: IssueDeps): Invoicing {
  async function load(tx: Executor, orderId: number): Promise<Loaded> {
    const found = await deps.findOrder(tx, orderId)
    if (!found) throw new Error(`Order ${orderId} is missing although it was locked`)
    const { order, storeCode, language } = found
    return { order, storeCode, language, view: deps.viewOf(storeCode), seller: deps.sellerOf(storeCode) }
  }

  async function issue(tx: Executor, { order, storeCode }: Loaded, document: DocumentDraft, refersTo: number | null): Promise<void> {
    const issuedAt = deps.now()
    const { kind } = document
    if (kind === 'confirmation') throw new Error('A confirmation is not issued')
    const position = await drawPosition(tx, kind, storeCode)
    const number = documentNumber(kind, storeCode, position)
    const total_cents = toCents(document.money.total)
    const body = { ...document, number, issuedAt: issuedAt.toISOString() }
    await insertDocument(tx, { kind, storeCode, position, number, orderId: order.entity_id, refersTo, total_cents, issuedAt, body })
  }

  async function credit(tx: Executor, loaded: Loaded, invoice: StoredDocument, pieces: readonly CreditedPieces[], cause: CreditCause) {
    const withDelivery = cause !== 'return' || loaded.order.status === 'closed'
    const corrected = { number: invoice.number, issuedAt: invoice.issued_at.toISOString() }
    if (pieces.length === 0) return
    const document = composeCreditNote(loaded, { cause, pieces, withDelivery, invoice: corrected })
    // Returning a free sample changes no amount, so there is nothing to credit.
    if (document.money.total === 0 && cause === 'return') return
    await issue(tx, loaded, document, invoice.id)
  }

  const all = ({ order }: Loaded) => order.items.map((item) => ({ item, from: 0, to: item.qty_ordered }))
  const issueInvoice: Invoicing['issueInvoice'] = async (tx, orderId) => {
    if (await findInvoice(tx, orderId)) return
    const loaded = await load(tx, orderId)
    await issue(tx, loaded, composeInvoice(loaded), null)
  }
  return {
    issueInvoice,
    async creditOrder(tx, orderId) {
      const invoice = await findInvoice(tx, orderId)
      if (!invoice) return
      const loaded = await load(tx, orderId)
      await credit(tx, loaded, invoice, all(loaded), 'cancel')
    },
    async creditReturn(tx, orderId, received) {
      // An older version of the shop sent orders without an invoice.
      await issueInvoice(tx, orderId)
      const invoice = await findInvoice(tx, orderId)
      if (!invoice) throw new Error(`Order ${orderId} has no invoice`)
      const loaded = await load(tx, orderId)
      const pieces = loaded.order.items.flatMap((item, position) => {
        const qty = received.get(position) ?? 0
        // `qty_refunded` already includes these pieces.
        return qty === 0 ? [] : [{ item, from: item.qty_refunded - qty, to: item.qty_refunded }]
      })
      await credit(tx, loaded, invoice, pieces, 'return')
    },
    async replaceInvoice(tx, orderId) {
      const invoice = await findInvoice(tx, orderId)
      if (!invoice) return
      const loaded = await load(tx, orderId)
      // The recipient of the corrected invoice stays on its credit note.
      const former = { ...loaded, order: { ...loaded.order, billing_address: invoice.body.recipient } }
      await credit(tx, former, invoice, all(former), 'replace')
      await issue(tx, loaded, composeInvoice(loaded), null)
    },
  }
}

interface Loaded extends DocumentSource {
  readonly storeCode: string
}

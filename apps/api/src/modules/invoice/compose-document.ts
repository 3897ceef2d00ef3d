import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import { moneyOfOrder } from '@meerkat/domain/cart/totals/money-rows'
import { showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { creditMoney, creditOfPieces } from './credit-money.ts'
import type { CreditCause, DocumentLine, Seller, TaxDocument } from './tax-document.ts'

/** An order, and the other data that its documents need. */
export interface DocumentSource {
  readonly order: HistoryOrder
  readonly view: StoreView
  readonly seller: Seller
  /** The language that the buyer chose; null: the store view's. */
  readonly language: string | null
}

/** A document that has not been issued: it gets its number and time then. */
export type DocumentDraft = Omit<TaxDocument, 'number' | 'issuedAt'>

export function composeInvoice(source: DocumentSource): DocumentDraft {
  const { order, view } = source
  const isNet = showsNetPrices(view.tax)
  return {
    ...composeHead(source),
    kind: 'invoice',
    lines: order.items.map((item) => ({
      ...describe(item),
      qty: item.qty_ordered,
      price: isNet ? item.price : item.price_incl_tax,
      amount: isNet ? item.row_total : item.row_total_incl_tax,
    })),
    money: moneyOfOrder(order, view.tax),
  }
}

/** The confirmation of an order that has no invoice yet: it has the amounts of an invoice, but is not one. */
export function composeConfirmation(source: DocumentSource): TaxDocument {
  const { order } = source
  return { ...composeInvoice(source), kind: 'confirmation', number: order.increment_id, issuedAt: toIso(order.created_at) }
}

/** Pieces of a line that are credited: the pieces `from` to `to`, counted from zero. */
export interface CreditedPieces {
  readonly item: HistoryItem
  readonly from: number
  readonly to: number
}

export interface Credit {
  readonly cause: CreditCause
  readonly pieces: readonly CreditedPieces[]
  /** Whether the delivery charge is credited too. */
  readonly withDelivery: boolean
  readonly invoice: { readonly number: string; readonly issuedAt: string }
}

export function composeCreditNote(source: DocumentSource, { cause, pieces, withDelivery, invoice }: Credit): DocumentDraft {
  const { order, view } = source
  const isNet = showsNetPrices(view.tax)
  return {
    ...composeHead(source),
    kind: 'credit-note',
    refersTo: { ...invoice, cause },
    lines: pieces.map((given) => {
      const { net, tax } = creditOfPieces(given)
      const qty = given.to - given.from
      const amount = isNet ? net : net + tax
      return { ...describe(given.item), qty, price: Math.round(amount / qty) / 100, amount: amount / 100 }
    }),
    money: creditMoney(order, { pieces, withDelivery, isNet }),
  }
}

function composeHead({ order, view, seller, language }: DocumentSource) {
  const timeOf = (...steps: readonly string[]) => {
    const taken = order.status_histories.find(({ step }) => step !== undefined && steps.includes(step))
    return taken ? toIso(taken.created_at) : null
  }
  const paidAt = timeOf('pay', 'complete')
  return {
    refersTo: null,
    orderNumber: order.increment_id,
    orderedAt: toIso(order.created_at),
    suppliedAt: order.is_virtual === 1 ? paidAt : timeOf('ship', 'complete'),
    paidAt,
    country: view.tax.defaultCountry,
    locale: language ?? view.i18n.defaultLocale,
    i18n: view.i18n,
    seller,
    recipient: order.billing_address,
    payment: order.payment.additional_information[0] ?? order.payment.method,
    isNet: showsNetPrices(view.tax),
  }
}

function describe({ name, sku, options = [], tax_percent }: HistoryItem): Omit<DocumentLine, 'qty' | 'price' | 'amount'> {
  return { name, sku, options, taxPercent: tax_percent }
}

/** Times of the wire are UTC without saying so. docs/wire.md §1.13. */
function toIso(time: string): string {
  return `${time.replace(' ', 'T')}Z`
}

import type { HistoryAddress } from '@meerkat/contract/order-history'
import type { StoreI18n } from '@meerkat/contract/store-config'
import type { MoneyRows } from '@meerkat/domain/cart/totals/money-rows'
import type { DocumentKind } from '@meerkat/domain/orders/document-number'

/** The seller as a document names it. An empty number means that the seller has none. */
export interface Seller {
  readonly name: string
  readonly address: readonly string[]
  readonly vatNumber: string
  readonly taxNumber: string
}

export interface DocumentLine {
  readonly name: string
  readonly sku: string
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly qty: number
  /** Price of one piece, with or without tax as `isNet` says. */
  readonly price: number
  readonly amount: number
  readonly taxPercent: number
}

/**
 * Everything that a document is drawn from, stored when it is issued, so that later changes of settings, of the catalogue's translations or
 * of the order do not change it. Times are ISO 8601, amounts are decimals in the store currency.
 */
export interface TaxDocument {
  /** `confirmation`: of an order without an invoice; it is drawn and never stored. */
  readonly kind: DocumentKind | 'confirmation'
  readonly number: string
  readonly issuedAt: string
  /** The invoice that a credit note corrects, and why. */
  readonly refersTo: { readonly number: string; readonly issuedAt: string; readonly cause: CreditCause } | null
  readonly orderNumber: string
  readonly orderedAt: string
  /** When the goods were sent, or a virtual order was paid; null: not yet. */
  readonly suppliedAt: string | null
  readonly paidAt: string | null
  /** The country whose tax law applies. */
  readonly country: string
  readonly locale: string
  readonly i18n: StoreI18n
  readonly seller: Seller
  readonly recipient: HistoryAddress
  readonly payment: string
  /** Amounts of lines and rows are without tax. */
  readonly isNet: boolean
  readonly lines: readonly DocumentLine[]
  readonly money: MoneyRows
}

/** Why an invoice is corrected: the order was cancelled, goods came back, or a new invoice replaces it. */
export type CreditCause = 'cancel' | 'return' | 'replace'

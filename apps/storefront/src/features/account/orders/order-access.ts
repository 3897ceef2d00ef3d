import { type BoughtFile, listDownloads, listGuestDownloads, readDownload, readGuestDownload } from '@meerkat/contract/download'
import { cancelGuestOrder, confirmGuestOrder, readGuestDocument, readGuestInvoice } from '@meerkat/contract/guest-order'
import { type InvoiceRequest, readDocument, readInvoice, requestInvoice } from '@meerkat/contract/invoice'
import { cancelOrder, type HistoryOrder } from '@meerkat/contract/order-history'
import { callOffGuestReturn, callOffReturn, type ReturnRequest, requestGuestReturn, requestReturn } from '@meerkat/contract/order-return'
import type { Api, Outcome } from '../../../shell/api/api-client.ts'

/** The calls that change or print an order, authorised by its owner's session or by the token from the mail about a guest order. */
export interface OrderAccess {
  readonly cancel: (order: HistoryOrder) => Promise<Outcome<HistoryOrder>>
  /** Confirms a large cash order; null where only the link from the mail can do that. */
  readonly confirm: (() => Promise<Outcome<HistoryOrder>>) | null
  /** Registers a return. */
  readonly sendBack: (order: HistoryOrder, request: ReturnRequest) => Promise<Outcome<HistoryOrder>>
  /** Cancels a return. */
  readonly callOffReturn: (order: HistoryOrder, returnId: number) => Promise<Outcome<HistoryOrder>>
  /** The invoice, or a confirmation of the order until one is issued. */
  readonly readInvoice: (order: HistoryOrder) => Promise<Outcome<Uint8Array>>
  /** An invoice or a credit note by its number. */
  readonly readDocument: (order: HistoryOrder, number: string) => Promise<Outcome<Uint8Array>>
  readonly listFiles: (order: HistoryOrder) => Promise<BoughtFile[]>
  readonly readFile: (order: HistoryOrder, link: string) => Promise<Outcome<Uint8Array>>
  /** Puts a company on the invoice; null where that needs an account. */
  readonly nameCompany: ((order: HistoryOrder, company: InvoiceRequest) => Promise<Outcome<HistoryOrder>>) | null
}

export function customerAccess(api: Api): OrderAccess {
  const params = ({ entity_id }: HistoryOrder) => ({ params: { id: String(entity_id) } })
  return {
    cancel: (order) => api.ask(cancelOrder, params(order)),
    confirm: null,
    sendBack: (order, body) => api.ask(requestReturn, { ...params(order), body }),
    callOffReturn: (order, returnId) => api.ask(callOffReturn, { ...params(order), body: { return_id: returnId } }),
    readInvoice: (order) => api.ask(readInvoice, params(order)),
    readDocument: ({ entity_id }, number) => api.ask(readDocument, { params: { id: String(entity_id), number } }),
    listFiles: (order) => api.call(listDownloads, params(order)),
    readFile: ({ entity_id }, link) => api.ask(readDownload, { params: { id: String(entity_id), link } }),
    nameCompany: (order, body) => api.ask(requestInvoice, { ...params(order), body }),
  }
}

export function guestAccess(api: Api, token: string): OrderAccess {
  return {
    cancel: () => api.ask(cancelGuestOrder, { body: { token } }),
    confirm: () => api.ask(confirmGuestOrder, { body: { token } }),
    sendBack: (_, request) => api.ask(requestGuestReturn, { body: { token, ...request } }),
    callOffReturn: (_, returnId) => api.ask(callOffGuestReturn, { body: { token, return_id: returnId } }),
    readInvoice: () => api.ask(readGuestInvoice, { body: { token } }),
    readDocument: (_, number) => api.ask(readGuestDocument, { body: { token, number } }),
    listFiles: () => api.call(listGuestDownloads, { body: { token } }),
    readFile: (_, link) => api.ask(readGuestDownload, { body: { token, link } }),
    nameCompany: null,
  }
}

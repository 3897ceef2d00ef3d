import { cancelGuestOrder, readGuestInvoice } from '@meerkat/contract/guest-order'
import { type InvoiceRequest, readInvoice, requestInvoice } from '@meerkat/contract/invoice'
import { cancelOrder, type HistoryOrder } from '@meerkat/contract/order-history'
import type { Api, Outcome } from '../../../shell/api/api-client.ts'

/** The calls that change or print an order: by its owner's session, or by the token of the mail about a guest order. */
export interface OrderAccess {
  readonly cancel: (order: HistoryOrder) => Promise<Outcome<HistoryOrder>>
  readonly readInvoice: (order: HistoryOrder) => Promise<Outcome<Uint8Array>>
  /** Puts a company on the invoice; null where that needs an account. */
  readonly nameCompany: ((order: HistoryOrder, company: InvoiceRequest) => Promise<Outcome<HistoryOrder>>) | null
}

export function customerAccess(api: Api): OrderAccess {
  const params = ({ entity_id }: HistoryOrder) => ({ params: { id: String(entity_id) } })
  return {
    cancel: (order) => api.ask(cancelOrder, params(order)),
    readInvoice: (order) => api.ask(readInvoice, params(order)),
    nameCompany: (order, body) => api.ask(requestInvoice, { ...params(order), body }),
  }
}

export function guestAccess(api: Api, token: string): OrderAccess {
  return {
    cancel: () => api.ask(cancelGuestOrder, { body: { token } }),
    readInvoice: () => api.ask(readGuestInvoice, { body: { token } }),
    nameCompany: null,
  }
}

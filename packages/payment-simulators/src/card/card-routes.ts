import type { Route } from '../http/route.ts'
import { prepare } from './prepare.ts'
import { findPayments, readPayment, readStatus } from './read-status.ts'
import { refund } from './refund.ts'
import { listResultCodes } from './result.ts'

/** The calls of the shop's server. Browsers fetch the widget script, so it is in `pages/`. */
export const cardRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/checkouts', provider: 'card', handler: prepare },
  { method: 'GET', path: '/v1/checkouts/:id/payment', provider: 'card', handler: readStatus },
  { method: 'GET', path: '/v1/query/:id', provider: 'card', handler: readPayment },
  { method: 'GET', path: '/v1/payments', provider: 'card', handler: findPayments },
  { method: 'POST', path: '/v1/payments/:id', provider: 'card', handler: refund },
  { method: 'GET', path: '/v1/resultcodes', provider: 'card', handler: () => ({ status: 200, body: { resultCodes: listResultCodes() } }) },
]

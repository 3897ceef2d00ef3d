import type { Route } from '../http/route.ts'
import { listPayments, readPayment } from './snap-payments.ts'

export const snapRoutes: readonly Route[] = [
  { method: 'GET', path: '/merchant/api/v1/payments', provider: 'snapscan', handler: listPayments },
  { method: 'GET', path: '/merchant/api/v1/payments/:id', provider: 'snapscan', handler: readPayment },
]

import { endProductAlerts, requestProductAlert } from '@meerkat/contract/product-alert'
import type { Operations } from '../../http/operations.ts'
import { endAlerts, type ProductAlertDeps, requestAlert } from './request-alert.ts'

/** The endpoints of docs/wire.md §5.1. */
export function serveProductAlert(operations: Operations, deps: ProductAlertDeps): void {
  operations.serve(requestProductAlert, ({ body, caller }) => requestAlert(deps, body, caller), { rateClass: 'M' })
  // A generous limit: mail services call on behalf of many readers from few addresses.
  operations.serve(endProductAlerts, ({ query }) => endAlerts(deps, query.key), { rateClass: 'R', takesAnyBody: true })
}

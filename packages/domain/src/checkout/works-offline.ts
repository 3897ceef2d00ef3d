import type { PaymentMethod } from '@meerkat/contract/checkout'
import { describeMethod } from './describe-method.ts'

/**
 * Whether a method can be chosen without a connection: cash, and what the settings mark with `offline`. A method that is paid online needs its
 * provider; where it is marked, the order is paid once it has reached the shop. docs/behaviour/offline.md §7.4, docs/settings.md.
 */
export function worksOffline(method: Pick<PaymentMethod, 'code' | 'offline'>): boolean {
  return method.offline === true || describeMethod(method).paidOnDelivery
}

import type { PaymentMethod } from '@meerkat/contract/checkout'
import { describeMethod } from './describe-method.ts'

/**
 * Whether a method can be chosen without a connection: cash on delivery, and methods that the settings mark with `offline`. An online
 * payment needs its provider; with a marked method, the shopper pays after the order has reached the shop. docs/behaviour/offline.md §7.4,
 * docs/settings.md.
 */
export function worksOffline(method: Pick<PaymentMethod, 'code' | 'offline'>): boolean {
  return method.offline === true || describeMethod(method).paidOnDelivery
}

import type { PaymentMethod } from '@meerkat/contract/checkout'

/** The code that old clients and servers use for cash on delivery. */
export const CASH_ON_DELIVERY = 'cashondelivery'

/** What a screen must know about a method that the settings of the shop list; online methods come with their own description. */
export interface DescribedMethod {
  /** The amount is collected when the goods arrive. */
  readonly paidOnDelivery: boolean
  /** Names of the icons to show beside the title. */
  readonly marks: readonly string[]
}

/** The only place that interprets the code of a method: settings and old servers provide nothing else. Spec §4. */
export function describeMethod({ code }: Pick<PaymentMethod, 'code'>): DescribedMethod {
  return code === CASH_ON_DELIVERY ? { paidOnDelivery: true, marks: ['cash'] } : { paidOnDelivery: false, marks: ['card'] }
}

import type { PaymentMethod } from '@meerkat/contract/checkout'

/** The code that old clients and servers use for cash on delivery. */
export const CASH_ON_DELIVERY = 'cashondelivery'

/** What a screen must know of a method that the shop's settings list; online methods come with their own description. */
export interface DescribedMethod {
  /** The amount is collected when the goods arrive. */
  readonly paidOnDelivery: boolean
  /** Marks to draw beside the title. */
  readonly marks: readonly string[]
}

/** The only place that knows methods by their code: settings and old servers tell nothing but the code. Spec §4. */
export function describeMethod({ code }: Pick<PaymentMethod, 'code'>): DescribedMethod {
  return code === CASH_ON_DELIVERY ? { paidOnDelivery: true, marks: ['cash'] } : { paidOnDelivery: false, marks: ['card'] }
}

import type { FieldFault } from '@meerkat/domain/checkout/check-fields'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import type { OrderFault } from '../../../offline/sending/order-queue.ts'
import { type Faults, fieldOf, toFieldFault } from '../../../shell/forms/faults.ts'

/** Fields that the server refused, by the section that holds them. */
export type RefusedFields = Readonly<Partial<Record<CheckoutSection, Faults>>>

const METHODS: Readonly<Record<string, readonly [CheckoutSection, string]>> = {
  shipping_method_code: ['shipping', 'shippingMethod'],
  shipping_carrier_code: ['shipping', 'shippingMethod'],
  payment_method_code: ['payment', 'paymentMethod'],
}

/**
 * The sections of the fields that a refused order names, so that their step opens; empty when it names none of the form's fields. With a copied billing
 * address, the address is corrected in the shipping step.
 */
export function refusedFields(faults: readonly OrderFault[], { copiesShipping }: { readonly copiesShipping: boolean }): RefusedFields {
  const refused: Partial<Record<CheckoutSection, Record<string, FieldFault>>> = {}
  for (const { dataPath, keyword } of faults) {
    const place = findField(dataPath, copiesShipping)
    if (place) refused[place[0]] = { ...refused[place[0]], [place[1]]: toFieldFault(keyword) }
  }
  return refused
}

function findField(dataPath: string, copiesShipping: boolean): readonly [CheckoutSection, string] | undefined {
  const [, part = '', member = ''] = /^\.addressInformation\.(\w+)(?:\.(.+))?$/.exec(dataPath) ?? []
  const field = member === 'email' ? 'emailAddress' : fieldOf(member)
  if (field === undefined) return METHODS[part]
  if (field === 'emailAddress') return ['personalDetails', field]
  const isCopied = copiesShipping && !['company', 'taxId'].includes(field)
  return [part === 'shippingAddress' || isCopied ? 'shipping' : 'payment', field]
}

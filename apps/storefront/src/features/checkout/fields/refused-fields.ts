import type { FieldFault } from '@meerkat/domain/checkout/check-fields'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import type { OrderFault } from '../../../offline/sending/order-queue.ts'
import type { Faults } from '../../../shell/forms/faults.ts'

/** Fields that the server refused, by the section that holds them. */
export type RefusedFields = Readonly<Partial<Record<CheckoutSection, Faults>>>

/** Our names of the members of an address on the wire. docs/wire.md §4.2. */
const FIELDS: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  street: 'streetAddress',
  'street[0]': 'streetAddress',
  'street[1]': 'apartmentNumber',
  suburb: 'suburb',
  city: 'city',
  postcode: 'zipCode',
  region: 'state',
  country_id: 'country',
  telephone: 'phoneNumber',
  email: 'emailAddress',
  company: 'company',
  vat_id: 'taxId',
}

const METHODS: Readonly<Record<string, readonly [CheckoutSection, string]>> = {
  shipping_method_code: ['shipping', 'shippingMethod'],
  shipping_carrier_code: ['shipping', 'shippingMethod'],
  payment_method_code: ['payment', 'paymentMethod'],
}

/**
 * The sections of the fields that a refused order names, so that their step opens; empty when it names none of ours. With a copied billing
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
  const field = FIELDS[member]
  if (field === undefined) return METHODS[part]
  if (field === 'emailAddress') return ['personalDetails', field]
  const isCopied = copiesShipping && !['company', 'taxId'].includes(field)
  return [part === 'shippingAddress' || isCopied ? 'shipping' : 'payment', field]
}

function toFieldFault(keyword: string): FieldFault {
  if (keyword === 'maxLength') return 'too-long'
  return keyword === 'required' ? 'required' : 'not-accepted'
}

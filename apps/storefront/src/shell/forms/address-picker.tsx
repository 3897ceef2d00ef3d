import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import { Radio } from '../../ui/choice.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useAddressLines } from '../store-view/address.tsx'
import { type AddressDetails, toDetails } from './customer-address.ts'

export interface AddressPickerProps {
  /** Distinguishes two pickers on one page. */
  kind: 'shipping' | 'billing'
  user: Customer
  /** What the form holds. */
  details: Pick<AddressDetails, (typeof COMPARED)[number]>
  /** Fills the form with a saved address; null empties it for another one. */
  onChoose: (saved: CustomerAddress | null) => void
}

/** The rest follows from the postal code, or says nothing about the place. */
const COMPARED = ['firstName', 'lastName', 'streetAddress', 'apartmentNumber', 'zipCode', 'city', 'country'] as const

/** The saved address that a form holds. */
export function findSaved(user: Customer, details: AddressPickerProps['details']): CustomerAddress | undefined {
  return user.addresses.find((address) => {
    const own = toDetails(address)
    return COMPARED.every((name) => own[name] === details[name])
  })
}

/** The saved addresses of a customer, to choose one for an order, and a choice for another one. docs/behaviour/checkout.md §13.1. */
export function AddressPicker({ kind, user, details, onChoose }: AddressPickerProps) {
  const t = useMessages()
  const linesOf = useAddressLines()
  const chosen = findSaved(user, details)
  return (
    <fieldset className="method-list">
      <legend>{t('checkout.savedAddresses')}</legend>
      {user.addresses.map((address) => {
        // Phone and tax number do not tell one place from another.
        const [name = '', ...lines] = linesOf({ ...address, region: address.region.region, telephone: null, vat_id: null })
        return (
          <Radio
            key={address.id}
            name={`${kind}-saved`}
            label={name}
            hint={lines.join(', ')}
            checked={chosen === address}
            onChange={() => onChoose(address)}
          />
        )
      })}
      <Radio name={`${kind}-saved`} label={t('checkout.otherAddress')} checked={chosen === undefined} onChange={() => onChoose(null)} />
    </fieldset>
  )
}

import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import { addressLines } from '@meerkat/domain/checkout/address-lines'
import { Radio } from '../../ui/choice.tsx'
import { useMessages } from '../messages/messages.tsx'
import { type AddressDetails, toDetails } from './customer-address.ts'

export interface AddressPickerProps {
  /** Distinguishes two pickers on one page. */
  kind: 'shipping' | 'billing'
  user: Customer
  /** What the form holds. */
  details: object
  /** Fills the form with a saved address; null empties it for another one. */
  onChoose: (address: AddressDetails | null, saved: CustomerAddress | null) => void
}

/** Whether a form holds exactly this address, also when it was typed. */
export function holdsAddress(details: object, own: object): boolean {
  const held: Readonly<Record<string, unknown>> = { ...details }
  return Object.entries(own).every(([name, value]) => held[name] === value)
}

/** The saved addresses of a customer, to choose one for an order, and a choice for another one. docs/behaviour/checkout.md §13.1. */
export function AddressPicker({ kind, user, details, onChoose }: AddressPickerProps) {
  const t = useMessages()
  const chosen = user.addresses.find((address) => holdsAddress(details, toDetails(address)))
  return (
    <fieldset className="method-list">
      <legend>{t('checkout.savedAddresses')}</legend>
      {user.addresses.map((address) => {
        const [name = '', ...lines] = addressLines({ ...address, region: address.region.region })
        return (
          <Radio
            key={address.id}
            name={`${kind}-saved`}
            label={name}
            hint={lines.join(', ')}
            checked={chosen === address}
            onChange={() => onChoose(toDetails(address), address)}
          />
        )
      })}
      <Radio
        name={`${kind}-saved`}
        label={t('checkout.otherAddress')}
        checked={chosen === undefined}
        onChange={() => onChoose(null, null)}
      />
    </fieldset>
  )
}

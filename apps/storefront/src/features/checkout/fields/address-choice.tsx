import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import { type ReactNode, useState } from 'react'
import { AddressPicker, type AddressPickerProps } from '../../../shell/forms/address-picker.tsx'
import type { Faults } from '../../../shell/forms/faults.ts'
import { openAndFocus } from '../../../shell/forms/open-and-focus.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { isSavedAddress } from './own-address.ts'

export interface AddressChoiceProps {
  kind: 'shipping' | 'billing'
  user: Customer
  details: AddressPickerProps['details']
  /** What is wrong in the form, shown or not. */
  faults: Faults
  onChoose: (saved: CustomerAddress | null) => void
  /** The fields of the address. */
  children: ReactNode
}

/** One of several saved addresses, with its fields behind a button; or another address, with its fields. docs/behaviour/checkout.md §13.1. */
export function AddressChoice({ kind, user, details, faults, onChoose, children }: AddressChoiceProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)

  function handleChoose(saved: CustomerAddress | null) {
    setOpen(false)
    onChoose(saved)
  }

  return (
    <>
      <AddressPicker kind={kind} user={user} details={details} onChoose={handleChoose} />
      {isSavedAddress(user, details, faults) && !isOpen ? (
        <p>
          <Button variant="quiet" size="small" onClick={() => openAndFocus(() => setOpen(true), `${kind}-streetAddress`)}>
            {t('checkout.editAddress')}
          </Button>
        </p>
      ) : (
        children
      )}
    </>
  )
}

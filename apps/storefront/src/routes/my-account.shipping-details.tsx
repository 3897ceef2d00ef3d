import { createFileRoute } from '@tanstack/react-router'
import { AddressBookScreen } from '../features/account/addresses/address-book-screen.tsx'
import { useCustomer } from './-account.ts'

/** /my-account/shipping-details. */
export const Route = createFileRoute('/my-account/shipping-details')({ component: Shipping })

function Shipping() {
  const user = useCustomer()
  return user && <AddressBookScreen user={user} />
}

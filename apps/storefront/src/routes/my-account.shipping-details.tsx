import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useCustomer } from './-account.ts'

/** /my-account/shipping-details. */
export const Route = createFileRoute('/my-account/shipping-details')({ component: Shipping })

// Its style sheet is loaded with it; a route's own would be listed in the first load.
const AddressBookScreen = lazyRouteComponent(() => import('../features/account/addresses/address-book-screen.tsx'), 'AddressBookScreen')

function Shipping() {
  const user = useCustomer()
  return user && <AddressBookScreen user={user} />
}

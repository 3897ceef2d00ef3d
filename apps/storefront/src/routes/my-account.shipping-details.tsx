import { createFileRoute } from '@tanstack/react-router'
import { ShippingScreen } from '../features/account/profile/shipping-screen.tsx'
import { useCustomer } from './-account.ts'

/** /my-account/shipping-details. */
export const Route = createFileRoute('/my-account/shipping-details')({ component: Shipping })

function Shipping() {
  const user = useCustomer()
  return user && <ShippingScreen user={user} />
}

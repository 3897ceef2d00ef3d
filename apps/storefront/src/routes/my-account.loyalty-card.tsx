import { createFileRoute } from '@tanstack/react-router'
import { LoyaltyScreen } from '../features/account/more/loyalty-screen.tsx'
import { useCustomer } from './-account.ts'

/** /my-account/loyalty-card. */
export const Route = createFileRoute('/my-account/loyalty-card')({ component: LoyaltyCard })

function LoyaltyCard() {
  const user = useCustomer()
  return user && <LoyaltyScreen user={user} />
}

import { createFileRoute } from '@tanstack/react-router'
import { LatestOrder } from '../features/account/orders/latest-order.tsx'
import { ProfileScreen } from '../features/account/profile/profile-screen.tsx'
import { useCustomer } from './-account.ts'
import { useReorder } from './-reorder.ts'

/** /my-account: the newest order and the profile. */
export const Route = createFileRoute('/my-account/')({ component: Profile })

function Profile() {
  const user = useCustomer()
  const reorder = useReorder()
  return (
    user && (
      <>
        <LatestOrder onOrderAgain={reorder} />
        <ProfileScreen user={user} />
      </>
    )
  )
}

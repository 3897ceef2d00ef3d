import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../features/account/profile/profile-screen.tsx'
import { useCustomer } from './-account.ts'

/** /my-account: the profile. */
export const Route = createFileRoute('/my-account/')({ component: Profile })

function Profile() {
  const user = useCustomer()
  return user && <ProfileScreen user={user} />
}

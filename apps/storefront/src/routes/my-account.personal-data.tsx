import { createFileRoute } from '@tanstack/react-router'
import { DataScreen } from '../features/account/data/data-screen.tsx'
import { useCustomer } from './-account.ts'

/** /my-account/personal-data. */
export const Route = createFileRoute('/my-account/personal-data')({ component: PersonalData })

function PersonalData() {
  const user = useCustomer()
  return user && <DataScreen user={user} />
}

import type { Customer } from '@meerkat/contract/customer'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'

export interface DataScreenProps {
  user: Customer
}

/** What the shop knows about a person: to take along, and to be forgotten. */
export function DataScreen({ user }: DataScreenProps) {
  return (
    <>
      <ExportCard />
      <DeleteCard email={user.email} />
    </>
  )
}

import type { Customer } from '@meerkat/contract/customer'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'

export interface DataScreenProps {
  user: Customer
}

/** Personal data: export and deletion. */
export function DataScreen({ user }: DataScreenProps) {
  return (
    <>
      <ExportCard />
      <DeleteCard email={user.email} />
    </>
  )
}

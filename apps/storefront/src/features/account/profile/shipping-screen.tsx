import type { Customer } from '@meerkat/contract/customer'
import { useState } from 'react'
import { anEmptyAddress, findDefault, pathOfAddress, toDetails, withShippingAddress } from '../../../shell/forms/customer-address.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { AddressForm } from './address-form.tsx'
import { StoredAddress } from './stored-address.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

export interface ShippingScreenProps {
  user: Customer
}

/** The default shipping address. docs/behaviour/account.md §16.2. */
export function ShippingScreen({ user }: ShippingScreenProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  const own = findDefault(user, 'default_shipping')

  return (
    <AccountCard id="shipping" title={t('account.shipping')} onEdit={isEditing ? undefined : () => setEditing(true)}>
      {isEditing && <ShippingForm user={user} onClose={() => setEditing(false)} />}
      {!isEditing && (own ? <StoredAddress address={own} /> : <p>{t('account.noAddress')}</p>)}
    </AccountCard>
  )
}

function ShippingForm({ user, onClose }: ShippingScreenProps & { onClose: () => void }) {
  const t = useMessages()
  const { tax } = useStoreView()
  const update = useProfileUpdate()
  const own = findDefault(user, 'default_shipping')
  const company = findDefault(user, 'default_billing')
  const [details, setDetails] = useState(() => (own ? toDetails(own) : anEmptyAddress(user, tax.defaultCountry)))
  /** The entries before the company's address was copied over them. */
  const [before, setBefore] = useState<typeof details | null>(null)

  function takeCompany(isTaken: boolean) {
    setBefore(isTaken ? details : null)
    if (isTaken && company) setDetails({ ...toDetails(company), phoneNumber: details.phoneNumber })
    if (!isTaken && before) setDetails(before)
  }

  async function send() {
    const { firstname, lastname } = user
    const addresses = withShippingAddress(user, details)
    const refusal = await update({ firstname, lastname, addresses }, pathOfAddress(user, own))
    if (refusal === null) onClose()
    return refusal
  }

  return (
    <AddressForm
      kind="shipping"
      details={details}
      onChange={(part) => setDetails({ ...details, ...part })}
      onSend={send}
      onCancel={onClose}
    >
      {() =>
        company && (
          <Checkbox label={t('account.useCompany')} checked={before !== null} onChange={(event) => takeCompany(event.target.checked)} />
        )
      }
    </AddressForm>
  )
}

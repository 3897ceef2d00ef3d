import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import { useEffect, useState } from 'react'
import { type AddressUse, usesOf, withAddress } from '../../../shell/forms/address-book.ts'
import { anEmptyAddress, findDefault, pathOfAddress, toDetails } from '../../../shell/forms/customer-address.ts'
import { useNameFields } from '../../../shell/forms/use-name-fields.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { useProfileUpdate } from '../profile/use-profile-update.ts'
import { AddressForm } from './address-form.tsx'

export interface AddressEditorProps {
  user: Customer
  /** The address to edit; null to add one. */
  own: CustomerAddress | null
  onClose: () => void
}

/** The form that edits a saved address or adds one. */
export function AddressEditor({ user, own, onClose }: AddressEditorProps) {
  const t = useMessages()
  const firstField = `shipping-${useNameFields()[0]![0]}`
  const { tax } = useStoreView()
  const update = useProfileUpdate()
  const company = findDefault(user, 'default_billing')
  const [details, setDetails] = useState(() => (own ? toDetails(own) : anEmptyAddress(user, tax.defaultCountry)))
  // An account with addresses has a default one: the only default cannot be unticked, and the first address becomes the default.
  const isOnlyDefault = findDefault(user, 'default_shipping') === null || usesOf(user, own).default_shipping
  const [uses, setUses] = useState(() => ({ ...usesOf(user, own), default_shipping: isOnlyDefault }))
  /** The entries before the company's address was copied over them. */
  const [before, setBefore] = useState<typeof details | null>(null)

  // The button that opened the form is gone: move the focus into the form.
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField])

  function takeCompany(isTaken: boolean) {
    setBefore(isTaken ? details : null)
    if (isTaken && company) setDetails({ ...toDetails(company), phoneNumber: details.phoneNumber })
    if (!isTaken && before) setDetails(before)
  }

  async function send() {
    const { firstname, lastname } = user
    const refusal = await update({ firstname, lastname, addresses: withAddress(user, own, { details, uses }) }, pathOfAddress(user, own))
    if (refusal === null) onClose()
    return refusal
  }

  const box = (use: AddressUse, label: string) => (
    <Checkbox label={label} checked={uses[use]} onChange={(event) => setUses({ ...uses, [use]: event.target.checked })} />
  )

  return (
    <AccountCard id="address" title={t(own ? 'account.editAddress' : 'account.addAddress')}>
      <AddressForm
        kind="shipping"
        details={details}
        onChange={(part) => setDetails({ ...details, ...part })}
        onSend={send}
        onCancel={onClose}
        {...(own === null && { submitLabel: t('account.addAddress') })}
        after={
          <>
            {!isOnlyDefault && box('default_shipping', t('account.shipHere'))}
            {!usesOf(user, own).default_billing && box('default_billing', t('account.billHere'))}
          </>
        }
      >
        {() =>
          company &&
          company !== own && (
            <Checkbox label={t('account.useCompany')} checked={before !== null} onChange={(event) => takeCompany(event.target.checked)} />
          )
        }
      </AddressForm>
    </AccountCard>
  )
}

import type { Customer } from '@meerkat/contract/customer'
import { checkAddressLine, checkTaxId } from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import {
  anEmptyAddress,
  type CompanyDetails,
  findDefault,
  pathOfAddress,
  toDetails,
  withCompany,
} from '../../../shell/forms/customer-address.ts'
import type { ShownFaults } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { AddressForm } from '../addresses/address-form.tsx'
import { StoredAddress } from '../addresses/stored-address.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

export interface CompanyCardProps {
  user: Customer
}

/** The company for invoices. docs/behaviour/account.md §16.2. */
export function CompanyCard({ user }: CompanyCardProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  const own = findDefault(user, 'default_billing')

  return (
    <AccountCard id="company" title={t('account.company')} onEdit={isEditing ? undefined : () => setEditing(true)}>
      {isEditing && <CompanyForm user={user} onClose={() => setEditing(false)} />}
      {/* A billing address may be the shopper's own. */}
      {!isEditing && (own?.company ? <StoredAddress address={own} /> : <p>{t('account.noCompany')}</p>)}
    </AccountCard>
  )
}

function CompanyForm({ user, onClose }: CompanyCardProps & { onClose: () => void }) {
  const t = useMessages()
  const { tax } = useStoreView()
  const update = useProfileUpdate()
  const own = findDefault(user, 'default_billing')
  const had = Boolean(own?.company)
  const [hasCompany, setHasCompany] = useState(had)
  const [details, setDetails] = useState<CompanyDetails>(() => ({
    ...(own ? toDetails(own) : anEmptyAddress(user, tax.defaultCountry)),
    company: own?.company ?? '',
    taxId: own?.vat_id ?? '',
  }))
  const change = (part: Partial<CompanyDetails>) => setDetails({ ...details, ...part })

  async function send() {
    // There is no company, as before: nothing to send.
    const isSame = !hasCompany && !had
    const { firstname, lastname } = user
    const refusal = isSame
      ? null
      : await update({ firstname, lastname, addresses: withCompany(user, hasCompany ? details : null) }, pathOfAddress(user, own))
    if (refusal === null) onClose()
    return refusal
  }

  function line(name: 'company' | 'taxId', { faultOf }: ShownFaults) {
    const fault = faultOf(name)
    return {
      id: `billing-${name}`,
      name,
      value: details[name],
      error: fault && t(`fault.${fault}`),
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }
  }

  return (
    <AddressForm
      kind="billing"
      details={details}
      checks={{ company: checkAddressLine, taxId: checkTaxId }}
      withoutAddress={!hasCompany}
      onChange={change}
      onSend={send}
      onCancel={onClose}
    >
      {(faults) => (
        <>
          <Checkbox label={t('account.hasCompany')} checked={hasCompany} onChange={(event) => setHasCompany(event.target.checked)} />
          {hasCompany && (
            <div className="form-grid" onBlur={faults.handleBlur}>
              <Field {...line('company', faults)} label={t('checkout.field.company')} autoComplete="organization" />
              <Field {...line('taxId', faults)} label={t('checkout.field.taxId')} />
            </div>
          )}
        </>
      )}
    </AddressForm>
  )
}

import type { Customer } from '@meerkat/contract/customer'
import { checkAddressLine, checkFirstName, checkName, checkRequired, checkZip } from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import { AddressFields } from '../../shell/address-fields.tsx'
import { type AddressDetails, findDefault, toDetails, withShippingAddress } from '../../shell/customer-address.ts'
import { FaultSummary } from '../../shell/fault-summary.tsx'
import { faultsOf, submit } from '../../shell/faults.ts'
import type { Refusal } from '../../shell/session.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { useFaults } from '../../shell/use-faults.ts'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

/** The phone is asked for in the checkout only. Behaviour 19. */
const CHECKS = {
  country: checkRequired,
  firstName: checkFirstName,
  lastName: checkName,
  streetAddress: checkAddressLine,
  apartmentNumber: checkAddressLine,
  city: checkName,
  zipCode: checkZip,
}

export interface ShippingScreenProps {
  user: Customer
}

/** Where parcels go unless the checkout says otherwise. Behaviour 16.2. */
export function ShippingScreen({ user }: ShippingScreenProps) {
  const t = useWords()
  const [isEditing, setEditing] = useState(false)
  const own = findDefault(user, 'default_shipping')

  return (
    <section aria-labelledby="shipping-title" className="account-card">
      <header>
        <h2 id="shipping-title" className="text-lg">
          {t('account.shipping')}
        </h2>
        {!isEditing && (
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            {t('account.edit')}
          </Button>
        )}
      </header>
      {isEditing && <ShippingForm user={user} onClose={() => setEditing(false)} />}
      {!isEditing && !own && <p>{t('account.noAddress')}</p>}
      {!isEditing && own && (
        <address className="not-italic">
          {own.firstname} {own.lastname}
          <br />
          {own.street.filter(Boolean).join(', ')}
          <br />
          {own.postcode} {own.city}
        </address>
      )}
    </section>
  )
}

function ShippingForm({ user, onClose }: ShippingScreenProps & { onClose: () => void }) {
  const t = useWords()
  const { tax } = useStoreView()
  const update = useProfileUpdate()
  const [details, setDetails] = useState(() => startWith(user, tax.defaultCountry))
  const [refusal, setRefusal] = useState<Refusal>(null)
  const [isBusy, setBusy] = useState(false)
  const shown = useFaults(faultsOf({ ...details }, CHECKS))

  async function send() {
    if (isBusy) return
    setBusy(true)
    const answer = await update({ firstname: user.firstname, lastname: user.lastname, addresses: withShippingAddress(user, details) })
    setBusy(false)
    setRefusal(answer)
    if (answer === null) onClose()
  }

  return (
    <form noValidate className="account-form" onSubmit={(event) => submit(event, shown.attempt, () => void send())}>
      <FaultSummary faults={shown.listed} idOf={(name) => `shipping-${name}`} summary={shown.summary} />
      <AddressFields
        kind="shipping"
        withoutSuburb
        address={details}
        faults={shown}
        onChange={(part) => setDetails({ ...details, ...part })}
      />
      {refusal !== null && (
        <p role="alert" className="text-form-refusal">
          {refusal}
        </p>
      )}
      <div className="account-actions">
        <Button type="submit" busy={isBusy}>
          {t('account.update')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}

function startWith(user: Customer, country: string): AddressDetails {
  const own = findDefault(user, 'default_shipping')
  if (own) return toDetails(own)
  const empty = { streetAddress: '', apartmentNumber: '', suburb: '', city: '', state: '', region_id: 0, zipCode: '', phoneNumber: '' }
  return { ...empty, country, firstName: user.firstname, lastName: user.lastname }
}

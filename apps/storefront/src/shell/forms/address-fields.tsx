import { LONGEST } from '@meerkat/contract/field-rules'
import { useRouter } from '@tanstack/react-router'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useStoreView } from '../store-view/store-view.tsx'
import type { AddressDetails } from './customer-address.ts'
import type { ShownFaults } from './use-faults.ts'

export interface AddressFieldsProps {
  /** Distinguishes two addresses on one page, for users and for autofill. */
  kind: 'shipping' | 'billing'
  address: AddressDetails
  faults: ShownFaults
  /** Profiles have no field for it. */
  withoutSuburb?: boolean
  onChange: (fields: Partial<AddressDetails>) => void
}

/** Province names are suggestions; other text is accepted. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  ZA: ['Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'North West', 'Northern Cape', 'Western Cape'],
}

/** The limits of the wire, where they differ from that of other text fields. */
const LENGTHS: Readonly<Record<string, number>> = { firstName: LONGEST.name, lastName: LONGEST.name, zipCode: LONGEST.postcode }

/** An address of checkout or account; the browser can autofill every field. Spec §3 Checkout state. */
export function AddressFields({ kind, address, faults, withoutSuburb = false, onChange }: AddressFieldsProps) {
  const t = useMessages()
  const provinces = PROVINCES[address.country] ?? []

  /** Attributes that all text fields share. */
  function line(name: Exclude<keyof AddressDetails, 'region_id'>, token: string) {
    const fault = faults.faultOf(name)
    return {
      id: `${kind}-${name}`,
      name,
      label: t(`checkout.field.${name}`),
      autoComplete: `${kind} ${token}`,
      value: address[name],
      maxLength: LENGTHS[name] ?? LONGEST.line,
      error: fault && t(`fault.${fault}`),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <div className="form-grid" onBlur={faults.handleBlur}>
      <Field {...line('firstName', 'given-name')} />
      <Field {...line('lastName', 'family-name')} />
      <Field {...line('streetAddress', 'address-line1')} />
      <Field {...line('apartmentNumber', 'address-line2')} />
      {!withoutSuburb && <Field {...line('suburb', 'address-level3')} optional={t('form.optional')} />}
      <Field {...line('city', 'address-level2')} />
      <Field {...line('zipCode', 'postal-code')} />
      <Field {...line('state', 'address-level1')} optional={t('form.optional')} list={`${kind}-provinces`} />
      <datalist id={`${kind}-provinces`}>
        {provinces.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
      <Select {...line('country', 'country')} options={useCountries()} />
      <Field {...line('phoneNumber', 'tel')} type="tel" inputMode="tel" hint={kind === 'shipping' && t('checkout.phoneHint')} />
    </div>
  )
}

/** The countries that this store view ships to, by name. */
function useCountries() {
  const { shipping, i18n } = useStoreView()
  const { i18n: messages } = useRouter().options.context
  const names = new Intl.DisplayNames([messages.locale, i18n.defaultLocale], { type: 'region' })
  const codes = [...new Set(shipping.flatMap(({ countries }) => countries))]
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) => a.label.localeCompare(b.label))
}

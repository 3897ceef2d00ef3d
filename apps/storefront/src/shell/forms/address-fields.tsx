import { writesLargestFirst } from '@meerkat/domain/format/address-order'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useLocale, useStoreView } from '../store-view/store-view.tsx'
import type { AddressDetails } from './customer-address.ts'
import { openAndFocus } from './open-and-focus.ts'
import { useAddressLine } from './use-address-line.ts'
import type { ShownFaults } from './use-faults.ts'
import { useNameFields } from './use-name-fields.ts'
import { usePostcode } from './use-postcode.ts'

export interface AddressFieldsProps {
  /** Distinguishes two addresses on one page, for users and for autofill. */
  kind: 'shipping' | 'billing'
  address: AddressDetails
  faults: ShownFaults
  /** Leaves out the suburb, for which profiles have no field. */
  withoutSuburb?: boolean
  /** Leaves out the names, where the form has shown whose address it is. */
  withoutNames?: boolean
  onChange: (fields: Partial<AddressDetails>) => void
}

/** Addresses there usually name the suburb. */
const WITH_SUBURBS = ['ZA', 'NA', 'BW', 'LS', 'SZ']

/**
 * An address of checkout or account; the browser can autofill every field. The postcode fills in city, suburb and province; flat, province and
 * country are folded until they are needed. The fields follow the order of the reader's language. Spec §3 Checkout state,
 * docs/behaviour/checkout.md §13.1.
 */
export function AddressFields({ kind, address, faults, withoutSuburb = false, withoutNames = false, onChange }: AddressFieldsProps) {
  const t = useMessages()
  const names = useNameFields()
  const isLargestFirst = writesLargestFirst(useLocale())
  const hasSuburb = !withoutSuburb && (WITH_SUBURBS.includes(address.country) || address.suburb !== '')
  const { regions, suburbs, noteTyped } = usePostcode({ address, withoutSuburb: !hasSuburb, onChange })

  const line = useAddressLine<Exclude<keyof AddressDetails, 'region_id'>>({ kind, values: address, faults, onChange })

  const zip = line('zipCode', 'postal-code')
  const street = (
    <div className="form-row">
      <Field {...line('streetAddress', 'address-line1')} />
      <Folded
        label={t('checkout.addApartment')}
        id={`${kind}-apartmentNumber`}
        isOpen={address.apartmentNumber !== '' || Boolean(faults.faultOf('apartmentNumber'))}
      >
        <Field {...line('apartmentNumber', 'address-line2')} optional={t('form.optional')} />
      </Folded>
    </div>
  )
  const postcode = (
    <Field
      {...zip}
      inputMode={regions.length > 0 ? 'numeric' : 'text'}
      onChange={(event) => {
        noteTyped()
        zip.onChange(event)
      }}
    />
  )
  const suburb = hasSuburb && (
    <>
      <Field {...line('suburb', 'address-level3')} optional={t('form.optional')} list={`${kind}-suburbs`} />
      <datalist id={`${kind}-suburbs`}>
        {suburbs.map((suburb) => (
          <option key={suburb} value={suburb} />
        ))}
      </datalist>
    </>
  )
  const city = <Field {...line('city', 'address-level2')} />
  const region = (
    <Region isCell={isLargestFirst} state={line('state', 'address-level1')} country={line('country', 'country')} regions={regions} />
  )
  return (
    <div className="form-grid" onBlur={faults.handleBlur}>
      {!withoutNames && names.map(([name, token]) => <Field key={name} {...line(name, token)} />)}
      {isLargestFirst ? (
        <>
          {postcode}
          {region}
          {hasSuburb ? city : <div className="form-row">{city}</div>}
          {suburb}
          {street}
        </>
      ) : (
        <>
          {street}
          {postcode}
          {suburb}
          {city}
        </>
      )}
      <Field {...line('phoneNumber', 'tel')} type="tel" inputMode="tel" hint={kind === 'shipping' && t('checkout.phoneHint')} />
      {!isLargestFirst && region}
    </div>
  )
}

interface FoldedProps {
  label: string
  /** The id of the field. */
  id: string
  isOpen: boolean
  children: ReactNode
}

/** A field that few addresses need. Once open, it stays open. */
function Folded({ label, id, isOpen, children }: FoldedProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  if (isOpen || wasOpened) return children

  return (
    <Button variant="quiet" size="small" onClick={() => openAndFocus(() => setOpened(true), id)}>
      {label}
    </Button>
  )
}

type Line = Omit<ComponentProps<typeof Field>, 'ref'> & { id: string; value: string }

interface RegionProps {
  /** Shows the line beside the postcode, instead of in a separate row. */
  isCell: boolean
  state: Line
  country: Line
  regions: readonly string[]
}

/** Province and country: one line, since the postcode names the province; both fields after "Change". */
function Region({ isCell, state, country, regions }: RegionProps) {
  const t = useMessages()
  const countries = useCountries()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (state.error || country.error)) setOpen(true)

  const open = () => openAndFocus(() => setOpen(true), state.id)

  if (!isOpen) {
    const name = countries.find(({ value }) => value === country.value)?.label ?? country.value
    return (
      <p className={isCell ? 'form-region' : 'form-row form-region'}>
        <span>{[state.value, name].filter(Boolean).join(', ')}</span>
        <Button variant="quiet" size="small" aria-label={t('checkout.changeRegion')} onClick={open}>
          {t('checkout.change')}
        </Button>
      </p>
    )
  }
  return (
    <>
      {regions.length > 0 ? (
        <Select {...(state as SelectLine)} optional={t('form.optional')} options={listRegions(regions, state.value)} />
      ) : (
        <Field {...state} optional={t('form.optional')} />
      )}
      <Select {...(country as SelectLine)} options={countries} />
    </>
  )
}

type SelectLine = Omit<ComponentProps<typeof Select>, 'options'>

/** Also offers "none" and the current province when it is not in the list, as one that was typed elsewhere. */
function listRegions(regions: readonly string[], state: string) {
  const names = regions.includes(state) || state === '' ? ['', ...regions] : ['', state, ...regions]
  return names.map((name) => ({ value: name, label: name || '–' }))
}

/** The countries that this store view ships to, by name. */
function useCountries() {
  const { shipping, i18n } = useStoreView()
  const { i18n: messages } = useRouter().options.context
  const names = new Intl.DisplayNames([messages.locale, i18n.defaultLocale], { type: 'region' })
  const codes = [...new Set(shipping.flatMap(({ countries }) => countries))]
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) => a.label.localeCompare(b.label))
}

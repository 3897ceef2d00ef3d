import { MAX_LENGTH } from '@meerkat/contract/field-rules'
import { useMessages } from '../messages/messages.tsx'
import type { ShownFaults } from './use-faults.ts'

interface AddressLines<Name extends string> {
  /** Distinguishes two addresses on one page, for users and for autofill. */
  readonly kind: 'shipping' | 'billing'
  readonly values: Readonly<Record<Name, string>>
  readonly faults: ShownFaults
  readonly onChange: (fields: Partial<Record<Name, string>>) => void
}

/** The limits of the wire, where they differ from that of other text fields. */
const LENGTHS: Readonly<Record<string, number>> = { firstName: MAX_LENGTH.name, lastName: MAX_LENGTH.name, zipCode: MAX_LENGTH.postcode }

/** Attributes that all text fields of an address share. `token` is the browser's name for autofill. */
export function useAddressLine<Name extends string>({ kind, values, faults, onChange }: AddressLines<Name>) {
  const t = useMessages()
  return (name: Name, token: string) => {
    const fault = faults.faultOf(name)
    return {
      id: `${kind}-${name}`,
      name,
      label: t(`checkout.field.${name}`),
      autoComplete: `${kind} ${token}`,
      value: values[name],
      maxLength: LENGTHS[name] ?? MAX_LENGTH.line,
      error: fault && t(`fault.${fault}`),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value } as Partial<Record<Name, string>>),
    }
  }
}

import { useRef } from 'react'
import { Checkbox } from '../../../ui/choice.tsx'
import { holds } from './own-address.ts'

export interface OwnAddressBoxProps<D extends object> {
  label: string
  /** The entries of the form. */
  details: D
  /** The address of the profile. */
  own: Partial<D>
  /** The entries to set on unticking when nothing was typed before. */
  empty: Partial<D>
  onChange: (fields: Partial<D>) => void
}

/**
 * Ticked while the form holds the address of the profile; unticking restores the former entries. docs/behaviour/checkout.md §13.1, §13.2.
 */
export function OwnAddressBox<D extends object>({ label, details, own, empty, onChange }: OwnAddressBoxProps<D>) {
  const before = useRef<Partial<D>>(empty)

  function handleChange(isTicked: boolean) {
    if (!isTicked) return onChange(before.current)
    const names = Object.keys(empty) as (keyof D)[]
    before.current = Object.fromEntries(names.map((name) => [name, details[name]])) as Partial<D>
    return onChange(own)
  }

  return <Checkbox label={label} checked={holds(details, own)} onChange={(event) => handleChange(event.target.checked)} />
}

import { fullName } from '@meerkat/domain/format/name-order'
import { useState } from 'react'
import { openAndFocus } from '../../../shell/forms/open-and-focus.ts'
import { useAddressLine } from '../../../shell/forms/use-address-line.ts'
import type { ShownFaults } from '../../../shell/forms/use-faults.ts'
import { useNameFields } from '../../../shell/forms/use-name-fields.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLocale } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { isOtherPerson } from './follow-names.ts'

interface Names {
  readonly firstName: string
  readonly lastName: string
}

export interface RecipientProps {
  kind: 'shipping' | 'billing'
  names: Names
  /** The buyer, whose names the address has until others are typed. */
  buyer: Names
  faults: ShownFaults
  onChange: (names: Partial<Names>) => void
}

/** Who receives the delivery or the invoice: the buyer, which needs no fields, or another person. docs/behaviour/checkout.md §12.2. */
export function Recipient({ kind, names, buyer, faults, onChange }: RecipientProps) {
  const t = useMessages()
  const fields = useNameFields()
  const line = useAddressLine({ kind, values: names, faults, onChange })
  const locale = useLocale()
  const isOther = isOtherPerson(names, buyer)
  const isFaulty = Boolean(faults.faultOf('firstName') ?? faults.faultOf('lastName'))
  const [isOpen, setOpen] = useState(isOther)
  if (!isOpen && (isOther || isFaulty)) setOpen(true)

  const open = () => openAndFocus(() => setOpen(true), `${kind}-${fields[0]![0]}`)

  if (!isOpen) {
    const name = fullName(locale, names.firstName, names.lastName)
    return (
      <p className="form-region">
        <span>{name === '' ? t('checkout.forYou') : t('checkout.forName', { name })}</span>
        <Button variant="quiet" size="small" onClick={open}>
          {t(kind === 'shipping' ? 'checkout.otherRecipient' : 'checkout.otherPayer')}
        </Button>
      </p>
    )
  }

  return (
    <div className="form-grid" onBlur={faults.handleBlur}>
      {fields.map(([name, token]) => (
        <Field key={name} {...line(name, token)} />
      ))}
    </div>
  )
}

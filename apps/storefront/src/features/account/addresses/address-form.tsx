import { ADDRESS_CHECKS } from '@meerkat/domain/checkout/check-fields'
import { type ReactNode, useState } from 'react'
import { AddressFields } from '../../../shell/forms/address-fields.tsx'
import type { AddressDetails } from '../../../shell/forms/customer-address.ts'
import { FaultSummary } from '../../../shell/forms/fault-summary.tsx'
import { type Check, faultsOf, submit } from '../../../shell/forms/faults.ts'
import { ACCEPTED, type RefusedForm, toForm, withoutFields } from '../../../shell/forms/to-refused.ts'
import { type ShownFaults, useFaults, useRefusedFocus } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'

export interface AddressFormProps<D extends AddressDetails> {
  kind: 'shipping' | 'billing'
  details: D
  /** Checks of the fields above the address; their faults are listed first. */
  checks?: Readonly<Record<string, Check>>
  /** Hides the address fields. */
  withoutAddress?: boolean
  onChange: (part: Partial<D>) => void
  /** Returns why it failed: a message, or the fields that the server refused. */
  onSend: () => Promise<RefusedForm | null>
  onCancel: () => void
  /** Fields above the address. */
  children?: (faults: ShownFaults, onChange: (part: Partial<D>) => void) => ReactNode
  /** Shown below the address. */
  after?: ReactNode
  submitLabel?: string
}

/** The form for an address of the account. docs/behaviour/account.md §16.2, docs/behaviour/forms.md §19. */
export function AddressForm<D extends AddressDetails>(props: AddressFormProps<D>) {
  const { kind, details, checks, withoutAddress = false, onChange, onSend, onCancel, children, after, submitLabel } = props
  const t = useMessages()
  const [refusal, setRefusal] = useState<RefusedForm>(ACCEPTED)
  const [isBusy, setBusy] = useState(false)
  const fields: object = details
  const faults = useFaults(withoutAddress ? {} : faultsOf({ ...fields }, { ...checks, ...ADDRESS_CHECKS }), refusal.faults)
  useRefusedFocus(kind, refusal.faults)

  async function send() {
    if (isBusy) return
    setBusy(true)
    setRefusal(toForm(await onSend().finally(() => setBusy(false))))
  }

  function change(part: object) {
    setRefusal(withoutFields(refusal, part))
    onChange(part as Partial<D>)
  }

  return (
    <form noValidate className="text-form" onSubmit={(event) => submit(event, faults.attempt, () => void send())}>
      <FaultSummary faults={faults.listed} idOf={(name) => `${kind}-${name}`} summary={faults.summary} />
      {children?.(faults, change)}
      {!withoutAddress && <AddressFields kind={kind} withoutSuburb address={details} faults={faults} onChange={change} />}
      {after}
      {refusal.text !== null && (
        <p role="alert" className="text-form-refusal">
          {refusal.text}
        </p>
      )}
      <div className="account-actions">
        <Button type="submit" busy={isBusy}>
          {submitLabel ?? t('account.update')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}

import type { ReactNode } from 'react'
import { FaultSummary } from '../../../shell/forms/fault-summary.tsx'
import { submit } from '../../../shell/forms/faults.ts'
import type { ShownFaults } from '../../../shell/forms/use-faults.ts'
import { Button } from '../../../ui/button.tsx'

export interface StepFormProps {
  /** Prefix of the field ids. */
  kind: 'personal' | 'shipping' | 'billing'
  faults: ShownFaults
  sendLabel: string
  isDisabled?: boolean
  /** Null where all sections are one form with one button. */
  onSend: (() => void) | null
  children: ReactNode
}

/** The fields of a section: a form with its own button on phones, a part of the single form on wide screens. */
export function StepForm({ kind, faults, sendLabel, isDisabled = false, onSend, children }: StepFormProps) {
  const fields = (
    <>
      <FaultSummary faults={faults.listed} idOf={(name) => `${kind}-${name}`} summary={faults.summary} />
      {children}
    </>
  )
  if (onSend === null) {
    return (
      <div className="step-fields" onBlur={faults.handleBlur}>
        {fields}
      </div>
    )
  }
  return (
    <form noValidate className="step-fields" onSubmit={(event) => submit(event, faults.attempt, onSend)} onBlur={faults.handleBlur}>
      {fields}
      <Button type="submit" size="large" disabled={isDisabled}>
        {sendLabel}
      </Button>
    </form>
  )
}

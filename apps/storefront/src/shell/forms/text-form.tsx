import { LONGEST } from '@meerkat/contract/field-rules'
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useMessages } from '../messages/messages.tsx'
import type { Refusal } from '../session/session.ts'
import { type Check, faultsOf } from './faults.ts'
import { useFaults } from './use-faults.ts'

type Fields = Readonly<Record<string, string>>

interface Line<F extends Fields> extends Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete' | 'hint' | 'optional'> {
  readonly name: keyof F & string
}

export interface TextFormProps<F extends Fields> {
  /** Prefix of the field ids. */
  id: string
  fields: F
  checks: Readonly<Partial<Record<keyof F & string, Check>>>
  lines: readonly Line<F>[]
  submitLabel: string
  onChange: (part: Partial<F>) => void
  /** The message to show when it failed. */
  onSend: () => Promise<Refusal>
  /** Renders what comes between the fields and the button; gets a function that returns the message for the fault of a field. */
  renderExtra?: (faultText: (name: keyof F & string) => string | undefined) => ReactNode
  /** Below the button. */
  children?: ReactNode
}

/** A short form: text fields, one button, and a message when submitting failed. docs/behaviour/forms.md §19. */
export function TextForm<F extends Fields>({
  id,
  fields,
  checks,
  lines,
  submitLabel,
  onChange,
  onSend,
  renderExtra,
  children,
}: TextFormProps<F>) {
  const t = useMessages()
  const faults = faultsOf(fields, checks as Record<string, Check>)
  const { faultOf, listed, handleBlur, attempt } = useFaults(faults)
  const [refusal, setRefusal] = useState<Refusal>(null)
  const [isBusy, setBusy] = useState(false)

  function faultText(name: string): string | undefined {
    const fault = faultOf(name)
    return fault && t(`fault.${fault}`)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (attempt()) return void send()
    const first = event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(faults)[0]}"]`)
    // After the fault is rendered beside the field, so that screen readers read both together.
    requestAnimationFrame(() => first?.focus())
  }

  async function send() {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      setRefusal(await onSend())
    } catch {
      setRefusal(t('account.network'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className="text-form" onSubmit={handleSubmit} onBlur={handleBlur}>
      {lines.map(({ name, type, ...line }) => (
        <Field
          {...line}
          key={name}
          id={`${id}-${name}`}
          name={name}
          type={type}
          inputMode={type === 'email' ? 'email' : undefined}
          value={fields[name]}
          maxLength={longest(name, type)}
          error={faultText(name)}
          onChange={(event) => onChange({ [name]: event.target.value } as Partial<F>)}
        />
      ))}
      {renderExtra?.(faultText)}
      {Object.keys(listed).length > 0 && (
        <p role="alert" className="text-form-refusal">
          {t('account.fixFaults')}
        </p>
      )}
      {refusal !== null && (
        <p role="alert" className="text-form-refusal">
          {refusal}
        </p>
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}

/** The limits of the wire. Only the server limits passwords, so that a pasted one is not cut off. */
function longest(name: string, type: string | undefined): number | undefined {
  if (type === 'password') return undefined
  if (type === 'email') return LONGEST.email
  return name === 'taxId' ? LONGEST.taxId : LONGEST.line
}

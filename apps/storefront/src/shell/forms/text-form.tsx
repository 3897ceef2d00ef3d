import { MAX_LENGTH } from '@meerkat/contract/field-rules'
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useMessages } from '../messages/messages.tsx'
import { noAnswerText } from '../messages/refusal-text.ts'
import type { RefusalText } from '../session/session.ts'
import { type Check, faultsOf } from './faults.ts'
import { ACCEPTED, type RefusedForm, toForm, withoutFields } from './to-refused.ts'
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
  /** Puts the focus into the first field when the form appears, such as in a dialog. */
  focusesFirst?: boolean
  submitLabel: string
  onChange: (part: Partial<F>) => void
  /** Why it failed: a message, or the fields that the server refused. */
  onSend: () => Promise<RefusalText | RefusedForm>
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
  focusesFirst = false,
  submitLabel,
  onChange,
  onSend,
  renderExtra,
  children,
}: TextFormProps<F>) {
  const t = useMessages()
  const faults = faultsOf(fields, checks as Record<string, Check>)
  const [refusal, setRefusal] = useState<RefusedForm>(ACCEPTED)
  const { faultOf, listed, handleBlur, attempt } = useFaults(faults, refusal.faults)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const form = useRef<HTMLFormElement>(null)
  // A dialog that opens focuses the field itself; this is for a form that takes the place of another one.
  useEffect(() => {
    if (focusesFirst) form.current?.querySelector('input')?.focus()
  }, [focusesFirst])
  const isAtField = lines.some(({ name }) => name === refusal.field)

  function faultText(name: string): string | undefined {
    const fault = faultOf(name)
    return fault ? t(`fault.${fault}`) : isAtField && refusal.field === name ? (refusal.text ?? undefined) : undefined
  }

  function change(part: Partial<F>) {
    setRefusal(withoutFields(refusal, part))
    onChange(part)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (attempt()) return void send(form)
    focusField(form, Object.keys(faults)[0])
  }

  async function send(form: HTMLFormElement) {
    if (isBusy) return
    setBusy(true)
    setRefusal(ACCEPTED)
    try {
      const refused = toForm(await onSend())
      setRefusal(refused)
      focusField(form, refused.field ?? Object.keys(refused.faults)[0])
    } catch {
      setRefusal({ ...ACCEPTED, text: noAnswerText(t) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="text-form" onSubmit={handleSubmit} onBlur={handleBlur}>
      {lines.map(({ name, type, ...line }, index) => {
        const props = {
          ...line,
          id: `${id}-${name}`,
          name,
          value: fields[name],
          maxLength: longest(name, type),
          error: faultText(name),
          ...(focusesFirst && index === 0 && { 'data-first-focus': '' }),
          onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value } as Partial<F>),
        }
        if (type === 'password') return <PasswordField {...props} key={name} showLabel={t('account.show')} hideLabel={t('account.hide')} />
        return <Field {...props} key={name} type={type} inputMode={type === 'email' ? 'email' : undefined} />
      })}
      {renderExtra?.(faultText)}
      {Object.keys(listed).length > 0 && (
        <p role="alert" className="text-form-refusal">
          {t('account.fixFaults')}
        </p>
      )}
      {refusal.text !== null && !isAtField && (
        <p role="alert" className="text-form-refusal">
          {refusal.text}
        </p>
      )}
      {/* Before hydration the browser itself would submit the form, with a new password in the address of the page. */}
      <Button type="submit" size="large" wide busy={isBusy} disabled={!isHydrated}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}

const neverChanges = () => () => {}

/** After the fault is rendered beside the field, so that screen readers read both together. */
function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  requestAnimationFrame(() => field?.focus())
}

/** The limits of the wire. Only the server limits passwords, so that a pasted one is not cut off. */
function longest(name: string, type: string | undefined): number | undefined {
  if (type === 'password') return undefined
  if (type === 'email') return MAX_LENGTH.email
  return name === 'taxId' ? MAX_LENGTH.taxId : MAX_LENGTH.line
}

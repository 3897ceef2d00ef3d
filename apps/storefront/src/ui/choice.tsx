import { type ComponentProps, type ReactNode, useId } from 'react'
import { describeField, FieldError } from './field.tsx'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A second line under the label. */
  hint?: ReactNode
  error?: ReactNode
  /** Shown at the end of the row: a price, a count. */
  aside?: ReactNode
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ id: given, label, hint, error, aside, className = '', ...props }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const ownId = useId()
  const id = given ?? ownId
  return (
    <div className={`choice ${className}`.trim()} data-invalid={error ? '' : undefined}>
      <input {...props} {...describeField(id, { hint, error })} />
      <label htmlFor={id}>{label}</label>
      {aside && <span className="choice-aside">{aside}</span>}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

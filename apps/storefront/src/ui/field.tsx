import { type ComponentProps, type ReactNode, useId } from 'react'

export interface FieldShellProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Shown after the label of an optional field. */
  optional?: ReactNode
  children: ReactNode
}

/** Label, control, hint and error, in reading order. */
export function FieldShell({ id, label, hint, error, optional, children }: FieldShellProps) {
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
        {optional && <span className="field-optional">{optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export interface FieldErrorProps {
  id: string
  children: ReactNode
}

/** The live region is always rendered, so that screen readers announce errors added to it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} role="alert" className="field-error">
      {children}
    </p>
  )
}

/** ARIA attributes that link a control to its hint and error. */
export function describeField(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined }
}

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'>, Omit<FieldShellProps, 'id' | 'children'> {
  id?: string
}

/** A text input. Set `name`, and `autoComplete` wherever the browser can fill in the value. */
export function Field({ id, label, hint, error, optional, className = '', ...props }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, optional }}>
      <input {...props} {...describeField(fieldId, { hint, error })} className={`control ${className}`.trim()} />
    </FieldShell>
  )
}

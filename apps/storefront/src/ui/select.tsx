import { type ComponentProps, useId } from 'react'
import { Chevron } from './chevron.tsx'
import { describeField, FieldShell, type FieldShellProps } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, Omit<FieldShellProps, 'id' | 'children'> {
  id?: string
  options: readonly SelectOption[]
  /** The placeholder option, shown while nothing is chosen; it cannot be selected. */
  placeholder?: string
}

export function Select({ id, label, hint, error, optional, options, placeholder, className = '', ...props }: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, optional }}>
      <span className="select">
        <select {...props} {...describeField(fieldId, { hint, error })} className={`control ${className}`.trim()}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Chevron />
      </span>
    </FieldShell>
  )
}

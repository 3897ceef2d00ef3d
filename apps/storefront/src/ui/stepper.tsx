import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ChangeEvent, useId, useState } from 'react'
import { Icon } from './icon.tsx'

export interface StepperProps {
  value: number
  onChange: (value: number) => void
  label: string
  decreaseLabel: string
  increaseLabel: string
  min?: number
  max?: number | undefined
  error?: string | undefined
  /** Said while what is typed is no whole number. */
  invalid?: string
  disabled?: boolean
}

/** A quantity: typed, or stepped by one. What is being typed is kept as it is and told when it is a whole number. */
export function Stepper({
  value,
  onChange,
  label,
  decreaseLabel,
  increaseLabel,
  min = 1,
  max,
  error: given,
  invalid,
  disabled,
}: StepperProps) {
  const id = useId()
  const [draft, setDraft] = useState(String(value))
  const [told, setTold] = useState(value)
  if (told !== value) {
    setTold(value)
    setDraft(String(value))
  }

  const error = /^[+-]?\d+$/.test(draft.trim()) ? given : (invalid ?? given)

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setDraft(event.target.value)
    const typed = Number(event.target.value)
    if (event.target.value.trim() !== '' && Number.isInteger(typed)) onChange(typed)
  }

  return (
    <div className="stepper-field">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="stepper" data-invalid={error ? '' : undefined}>
        <button type="button" aria-label={decreaseLabel} disabled={disabled || value <= min} onClick={() => onChange(value - 1)}>
          <Icon of={Minus} size={18} />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={handleChange}
          onBlur={() => setDraft(String(value))}
        />
        <button
          type="button"
          aria-label={increaseLabel}
          disabled={disabled || (max !== undefined && value >= max)}
          onClick={() => onChange(value + 1)}
        >
          <Icon of={Plus} size={18} />
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className="field-error">
        {error}
      </p>
    </div>
  )
}

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
  /** The buttons move to multiples of this. */
  step?: number | undefined
  error?: string | undefined
  /** Error shown while the typed text is not a whole number. */
  invalid?: string
  disabled?: boolean
}

/** A quantity, typed or changed with the buttons. Typed text is not altered, and reported once it is a whole number. */
export function Stepper({
  value,
  onChange,
  label,
  decreaseLabel,
  increaseLabel,
  min = 1,
  max,
  step = 1,
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
        <button
          type="button"
          aria-label={decreaseLabel}
          disabled={disabled || value <= min}
          onClick={() => onChange(Math.max(min, (Math.ceil(value / step) - 1) * step))}
        >
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
          onClick={() => onChange(Math.max(min, (Math.floor(value / step) + 1) * step))}
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

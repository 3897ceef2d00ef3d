import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useId, useState } from 'react'
import { describeField, type FieldProps, FieldShell } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type'> {
  /** Names of the button that shows what was typed, and of the one that hides it again. */
  showLabel: string
  hideLabel: string
}

/** A password, shown on demand: it is typed with fewer mistakes, above all on a phone. */
export function PasswordField({ id, label, hint, error, optional, showLabel, hideLabel, className = '', ...props }: PasswordFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const [isShown, setShown] = useState(false)
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, optional }}>
      <span className="password-field">
        <input
          {...props}
          {...describeField(fieldId, { hint, error })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`control ${className}`.trim()}
        />
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={<Icon of={isShown ? EyeOff : Eye} />}
          aria-controls={fieldId}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </FieldShell>
  )
}

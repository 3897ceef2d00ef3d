import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: screen readers cannot read the icon. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, type = 'button', className = '', ...props }: IconButtonProps) {
  return (
    <button {...props} type={type} aria-label={label} title={label} className={`icon-button ${className}`.trim()}>
      {icon}
    </button>
  )
}

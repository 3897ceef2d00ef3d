import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: the icon alone says nothing to a screen reader. */
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

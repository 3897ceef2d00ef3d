import type { ComponentProps, ReactNode } from 'react'

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover'> {
  id: string
  children: ReactNode
}

/** Shown by a button with `popoverTarget={id}`; the browser closes it on Escape or a click outside. */
export function Popover({ className = '', children, ...props }: PopoverProps) {
  return (
    <div {...props} popover="auto" className={`popover ${className}`.trim()}>
      {children}
    </div>
  )
}

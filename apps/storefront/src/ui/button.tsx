import type { ComponentProps, ReactNode } from 'react'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

interface Look {
  variant?: ButtonVariant
  size?: 'medium' | 'small' | 'large'
  /** Fills the available width. */
  wide?: boolean
  icon?: ReactNode
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work is in progress: clicks do nothing, and the label stays. */
  busy?: boolean
}

export function Button({ variant, size, wide, icon, busy = false, type = 'button', className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {icon}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  href: string
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </a>
  )
}

function buttonClass({ variant = 'primary', size = 'medium', wide }: { [K in keyof Look]?: Look[K] | undefined }, more = ''): string {
  return `button button-${variant} button-${size}${wide ? ' w-full' : ''} ${more}`.trim()
}

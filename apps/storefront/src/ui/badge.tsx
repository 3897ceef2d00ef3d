import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'sale' | 'new' | 'ok' | 'warn' | 'bad'
  icon?: ReactNode
  children: ReactNode
}

/** A word or two about the thing it stands on. Its colour only repeats what the words say. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  )
}

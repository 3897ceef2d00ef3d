import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'sale' | 'new'
  children: ReactNode
}

/** A word or two about the thing it stands on. Its colour only repeats what the words say. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}

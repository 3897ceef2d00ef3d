import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'sale' | 'new'
  children: ReactNode
}

/** A label of one or two words. The colour is never the only carrier of its meaning. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}

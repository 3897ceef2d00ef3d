import type { ReactNode } from 'react'
import { Meerkat, type MeerkatPose } from './meerkat.tsx'

export interface EmptyStateProps {
  title: ReactNode
  /** What to do next, in a sentence. */
  text?: ReactNode
  pose?: MeerkatPose
  /** Buttons and links to continue with. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Says that there is nothing to show, and how to continue. */
export function EmptyState({ title, text, pose = 'right', actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty-state">
      <Meerkat pose={pose} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  )
}

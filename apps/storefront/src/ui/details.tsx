import type { ComponentProps, ReactNode } from 'react'
import { Chevron } from './chevron.tsx'

export interface DetailsProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
}

/** Opens and closes without JavaScript; of several with the same `name`, only one is open at a time. */
export function Details({ title, children, className = '', ...props }: DetailsProps) {
  return (
    <details {...props} className={`details ${className}`.trim()}>
      <summary>
        <span>{title}</span>
        <Chevron />
      </summary>
      <div className="details-body">{children}</div>
    </details>
  )
}

import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'

export interface CountedIconProps {
  of: LucideIcon
  count: number
}

/** An icon with a number at its corner, unless it is zero. Decoration: the name of the control says the number. */
export function CountedIcon({ of, count }: CountedIconProps) {
  return (
    <span className="counted-icon">
      <Icon of={of} />
      {count > 0 && (
        <span className="counted-icon-number amounts" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  )
}

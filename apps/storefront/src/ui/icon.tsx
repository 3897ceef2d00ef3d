import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** Import icons one by one from `lucide-react/icons/…`: the package index would put the icons of all pages into the first script. */
  of: LucideIcon
  size?: number
  className?: string
}

/** An outline icon. Use it next to text or inside a control with an accessible name. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return <Shape size={size} aria-hidden className={className} />
}

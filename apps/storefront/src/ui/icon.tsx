import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** Imported one by one from `lucide-react/icons/…`: from the whole set, every page's icons end up in the first script. */
  of: LucideIcon
  size?: number
  className?: string
}

/** An outline icon; always beside a word or inside a control that has a name. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return <Shape size={size} strokeWidth={1.75} aria-hidden className={className} />
}

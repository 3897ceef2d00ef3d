import Star from 'lucide-react/icons/star'
import { Icon } from './icon.tsx'

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** The same as text: "4.5 of 5 stars". */
  label: string
}

const STARS = [1, 2, 3, 4, 5]

export function Rating({ value, label }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="rating">
      {STARS.map((star) => (
        <span key={star} data-fill={toFill(value, star)}>
          <Icon of={Star} size={16} />
        </span>
      ))}
    </span>
  )
}

function toFill(value: number, star: number): 'full' | 'half' | 'none' {
  if (value >= star - 0.25) return 'full'
  return value >= star - 0.75 ? 'half' : 'none'
}

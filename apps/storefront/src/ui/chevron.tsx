import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from './icon.tsx'

export interface ChevronProps {
  size?: number
}

/** Marks a control that expands. */
export function Chevron({ size = 20 }: ChevronProps) {
  return <Icon of={ChevronDown} size={size} />
}

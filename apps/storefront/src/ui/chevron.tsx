export interface ChevronProps {
  size?: number
}

/** Marks a control that expands. List pages have dozens, so it consists of two elements only. */
export function Chevron({ size = 20 }: ChevronProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}

export interface ChevronProps {
  size?: number
}

/** Says that something opens below. A list page has dozens of them, so it is two elements and no more. */
export function Chevron({ size = 20 }: ChevronProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="chevron" aria-hidden>
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}

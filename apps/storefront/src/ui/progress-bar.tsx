export interface ProgressBarProps {
  label: string
  /** Left out while nobody knows how long it takes. */
  value?: number
  max?: number
}

export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return <progress aria-label={label} className="progress" max={max} {...(value !== undefined && { value })} />
}

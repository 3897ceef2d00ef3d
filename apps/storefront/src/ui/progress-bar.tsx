export interface ProgressBarProps {
  label: string
  /** Left out while the progress is indeterminate. */
  value?: number
  max?: number
}

export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return <progress aria-label={label} className="progress" max={max} {...(value !== undefined && { value })} />
}

import mark from './mark.svg?url'

export interface MarkProps {
  className?: string
}

/**
 * The sentry that keeps watch over the family, as one path. It is the file that browsers fetch for the tab anyway: written into every
 * page and every script, it would cost half a kilobyte of each.
 */
export function Mark({ className = '' }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={`mark ${className}`.trim()}>
      <use href={`${mark}#upright`} />
    </svg>
  )
}

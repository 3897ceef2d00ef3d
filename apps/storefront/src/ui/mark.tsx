import mark from './mark.svg?url'

export interface MarkProps {
  className?: string
}

/**
 * The meerkat logo, one path. References the favicon file, which browsers fetch anyway: inlined, it would add half a kilobyte to every
 * page and script.
 */
export function Mark({ className = '' }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={`mark ${className}`.trim()}>
      <use href={`${mark}#upright`} />
    </svg>
  )
}

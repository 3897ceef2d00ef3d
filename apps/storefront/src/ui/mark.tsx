import mark from './mark.svg?url'

export interface MarkProps {
  className?: string
}

/**
 * The meerkat logo, one path. References the favicon file, which browsers fetch anyway: inlined, it would add half a kilobyte to every
 * page and script. Its size is for browsers that show the page without the style sheet.
 */
export function Mark({ className = '' }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden className={`mark ${className}`.trim()}>
      <use href={`${mark}#upright`} />
    </svg>
  )
}

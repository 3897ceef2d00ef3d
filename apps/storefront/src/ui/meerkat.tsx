import poses from './meerkat.svg?url'

/** `left` looks back, `right` looks forward, `asleep` is for being offline. */
export type MeerkatPose = 'left' | 'right' | 'asleep'

export interface MeerkatProps {
  pose: MeerkatPose
}

/** The illustration of empty states. Its paths are in a file, because most pages rarely show it and should not bundle it. */
export function Meerkat({ pose }: MeerkatProps) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden className="mark">
      <use href={`${poses}#${pose}`} />
    </svg>
  )
}

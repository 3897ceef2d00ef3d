import poses from './meerkat.svg?url'

/** One looks back, one looks on, one sleeps while there is no connection. */
export type MeerkatPose = 'left' | 'right' | 'asleep'

export interface MeerkatProps {
  pose: MeerkatPose
}

/** The mark in empty states. Its paths are a file, because pages that are seldom empty should not carry them in their script. */
export function Meerkat({ pose }: MeerkatProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="mark">
      <use href={`${poses}#${pose}`} />
    </svg>
  )
}

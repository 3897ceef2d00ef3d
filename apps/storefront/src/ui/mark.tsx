export type MarkPose = 'upright' | 'left' | 'right' | 'asleep'

export interface MarkProps {
  pose?: MarkPose
  className?: string
}

export function Mark({ pose = 'upright', className = '' }: MarkProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden focusable="false" data-pose={pose} className={`mark ${className}`.trim()}>
      <path
        fill="currentColor"
        d="M32 6c6 0 9 4 9 9 0 4-2 6-3 8 4 4 5 12 5 20 0 7-2 13-4 15H25c-2-2-4-8-4-15 0-8 1-16 5-20-1-2-3-4-3-8 0-5 3-9 9-9z"
      />
    </svg>
  )
}

export interface SkeletonProps {
  /** Sets the final size, so that the layout does not shift when the content loads. */
  className?: string
}

export function Skeleton({ className = '' }: SkeletonProps) {
  return <span aria-hidden className={`skeleton ${className}`.trim()} />
}

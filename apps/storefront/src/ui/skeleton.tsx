export interface SkeletonProps {
  /** Sets the final size, so that nothing moves when the content arrives. */
  className?: string
}

export function Skeleton({ className = '' }: SkeletonProps) {
  return <span aria-hidden className={`skeleton ${className}`.trim()} />
}

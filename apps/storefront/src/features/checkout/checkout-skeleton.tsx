import { Skeleton } from '../../ui/skeleton.tsx'

/** A skeleton of the first step, until the stored details have been read. */
export function CheckoutSkeleton() {
  return (
    <div className="wrap checkout" aria-hidden>
      <Skeleton className="h-10 w-48 mb-6" />
      <div className="checkout-columns">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  )
}

import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'

const NotFound = lazyRouteComponent(() => import('./-not-found.tsx'), 'NotFound')
// A page is rendered in one go on the server: what has not arrived by then would be missing from the first one that needs it.
if (import.meta.env.SSR) void NotFound.preload?.()

/** The 404 page keeps its own part of the program: few shoppers see it. */
export function NotFoundScreen() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

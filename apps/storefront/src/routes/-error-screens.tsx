import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'

const NotFound = lazyRouteComponent(() => import('./-not-found.tsx'), 'NotFound')
// The server renders synchronously: without preloading, the first not-found page would miss this lazy component.
if (import.meta.env.SSR) void NotFound.preload?.()

/** The 404 page is a separate chunk: few shoppers see it. */
export function NotFoundScreen() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

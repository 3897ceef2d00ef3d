import { lazy, Suspense } from 'react'

const NotFound = lazy(() => import('./-not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

/** The 404 page keeps its own part of the program: few shoppers see it. */
export function NotFoundScreen() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

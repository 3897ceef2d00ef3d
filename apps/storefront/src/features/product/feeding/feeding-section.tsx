import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { openOnce } from '../../../shell/page-load/open-once.ts'

const load = openOnce(async () => ({ default: (await import('./feeding-calculator.tsx')).FeedingCalculator }))
const FeedingCalculator = lazy(load)

/** Load the calculator when it is this far below the screen, so that its arrival shifts nothing that is visible. */
const AHEAD = '800px'

export interface FeedingSectionProps {
  guide: FeedingGuide
  /** Null if the label states no content. */
  pack: { label: string; grams: number; price: number } | null
  /** The table of the label, which is all there is without JavaScript. */
  children: ReactNode
}

/** The feeding calculator above the table of the label. Its code is loaded shortly before the section is scrolled into view. */
export function FeedingSection({ guide, pack, children }: FeedingSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isHere, setHere] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Offline and never loaded before: only the table is shown.
        load().then(
          () => setHere(true),
          () => undefined,
        )
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={place} className="feeding-place">
        {isHere && (
          <Suspense>
            <FeedingCalculator guide={guide} pack={pack} />
          </Suspense>
        )}
      </div>
      {children}
    </>
  )
}

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { untilLoaded } from './lazy-part.ts'
import { openOnce } from './open-once.ts'

export interface LaterFile<M> {
  /** For loaders: the server renders the parts, and so does a navigation. Never rejects; does not wait where the server's markup is shown. */
  readonly preload: () => Promise<unknown>
  readonly part: <P extends object>(pick: (file: M) => ComponentType<P>) => ComponentType<P>
}

/**
 * Parts of a page whose code is one file that is not in the first load. The server renders them with the page; their code loads when the rest is
 * hydrated, and hydrates them. Until then the element of a part stays the same, whatever changes around it: React would drop markup that
 * changes before it is hydrated, and the page would jump. A load that fails is repeated when the network is back; the markup of the server
 * stays meanwhile. Decision 0103.
 */
export function hydrateLater<M>(load: () => Promise<M>): LaterFile<M> {
  let known: M | null = null
  let isWritten = false
  const open = openOnce(async () => {
    known = await load()
    return known
  })

  function part<P extends object>(pick: (file: M) => ComponentType<P>): ComponentType<P> {
    const Late: ComponentType<P> = lazy(async () => ({ default: pick(await untilLoaded(open)) }))
    return function Later(props: P) {
      const [Part] = useState(() => {
        isWritten ||= known === null
        return known === null ? Late : pick(known)
      })
      const [isHydrated, setHydrated] = useState(Part !== Late)
      const draw = () => (
        <Suspense>
          <Part {...props} />
          <AfterHydration onHydrated={setHydrated} />
        </Suspense>
      )
      const [written] = useState(draw)
      return isHydrated ? draw() : written
    }
  }

  return { part, preload: async () => (isWritten && !import.meta.env.SSR) || open().catch(() => undefined) }
}

/** Part of the boundary: its effect runs when the part is hydrated. */
function AfterHydration({ onHydrated }: { onHydrated: (isHydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated])
  return null
}

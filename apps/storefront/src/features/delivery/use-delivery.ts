import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { untilLoaded } from '../../shell/page-load/lazy-part.ts'
import { whenIdle } from '../../shell/page-load/when-idle.ts'
import type { Promised, WantedDelivery, WritePromise } from './promise.ts'

const MINUTE_MS = 60_000

/** Null until the page is hydrated, and when the shop promises nothing. Computed again every minute, because it changes at the cut-off time. */
export function useDelivery(wanted: WantedDelivery): Promised | null {
  const { context } = useRouter().options
  const [write, setWrite] = useState<WritePromise | null>(null)
  const [now, setNow] = useState(0)

  useEffect(() => {
    const unmounted = new AbortController()
    const tick = () => setNow(Date.now())
    const load = async () => {
      const { followPromise } = await import('./promise.ts')
      await followPromise(context, unmounted.signal, (given) => {
        tick()
        setWrite(() => given)
      })
    }
    // Until the code and its messages are loaded, nothing is promised.
    whenIdle(() => void untilLoaded(load))
    const timer = setInterval(tick, MINUTE_MS)
    return () => {
      unmounted.abort()
      clearInterval(timer)
    }
  }, [context])

  return write && write(wanted, now)
}

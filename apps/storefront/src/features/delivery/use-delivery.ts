import type { DeliveryRequest } from '@meerkat/domain/delivery/plan-delivery'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../shell/page-load/when-idle.ts'
import type { Promised, WritePromise } from './promise.ts'

const MINUTE_MS = 60_000

export interface WantedDelivery extends Omit<DeliveryRequest, 'now'> {
  /** When the order was placed; without it, now. */
  placedAt?: string | undefined
}

/** Null until the page is hydrated, and when the shop promises nothing. Computed again every minute, because it changes at the cut-off time. */
export function useDelivery({ placedAt, ...wanted }: WantedDelivery): Promised | null {
  const { context } = useRouter().options
  const [write, setWrite] = useState<WritePromise | null>(null)
  const [now, setNow] = useState(0)

  useEffect(() => {
    let isMounted = true
    const tick = () => setNow(Date.now())
    const load = async () => {
      const { createWritePromise } = await import('./promise.ts')
      const loaded = await createWritePromise(context)
      if (!isMounted) return
      tick()
      setWrite(() => loaded)
    }
    // When the code or its messages cannot be loaded, promise nothing.
    whenIdle(() => void load().catch(() => undefined))
    const timer = setInterval(tick, MINUTE_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [context])

  return write && write({ ...wanted, now: placedAt === undefined ? now : Date.parse(placedAt) })
}

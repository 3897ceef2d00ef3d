import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { WantedDelivery } from './promise.ts'
import { useDelivery } from './use-delivery.ts'

export interface DeliveryPromiseProps {
  wanted?: WantedDelivery
  /** Shown until the date is known, and when none is promised. */
  children?: ReactNode
}

const ANY: WantedDelivery = {}

/**
 * "With you Tue 24 – Thu 26 Nov", and the time by which to order; without a connection, how long it takes. The space of both lines is reserved
 * from the first frame.
 */
export function DeliveryPromise({ wanted = ANY, children }: DeliveryPromiseProps) {
  const promised = useDelivery(wanted)
  return (
    <div className="delivery-promise">
      <Icon of={Truck} />
      <p>
        {promised ? <strong>{promised.dates}</strong> : children}
        {promised && <small>{promised.orderBy}</small>}
      </p>
    </div>
  )
}

/** The dates of one method or of a placed order, as a line of text. */
export function DeliveryDates({ wanted, children }: { wanted: WantedDelivery; children?: ReactNode }) {
  const promised = useDelivery(wanted)
  return promised ? promised.dates : children
}

import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useRef, useState } from 'react'
import { orderIdOf, type StoredOrder, stateOf } from '../../offline/collections/orders.ts'
import { canRemind } from '../../offline/sending/register-background-sync.ts'
import { noteOpenOrder, openedSender } from '../../offline/sending/sender-context.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { focusHeading } from '../../shell/navigation/focus-heading.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { shop } from '../../shell/store-view/stores.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OrderActions } from './order-actions.ts'
import { needsDecision, type OpenOrder } from './use-open-orders.ts'
import { WaitingOrder } from './waiting-order.tsx'

const HEADINGS = {
  waiting: 'offline.thanks',
  login: 'offline.thanks',
  differs: 'offline.changed',
  refused: 'offline.refused',
} as const satisfies Record<OpenOrder['state'], string>

export interface WaitingPageProps {
  stored: StoredOrder
  customerId: number | null
  actions: OrderActions
}

/**
 * The thank-you page of an order that is not placed yet. While it is open, the order is sent without asking, and the page becomes the
 * usual one once the server has confirmed it. docs/behaviour/orders.md §14.3.
 */
export function WaitingPage({ stored, customerId, actions }: WaitingPageProps) {
  const t = useMessages()
  const href = useHref()
  const isHere = useLaterMessages('offline')
  const heading = useRef<HTMLHeadingElement>(null)
  const orderId = orderIdOf(stored)
  const state = stateOf(stored, customerId)

  useEffect(() => {
    noteOpenOrder(orderId)
    void openedSender().then((sender) => sender.kick())
    return () => {
      noteOpenOrder(null)
      // After a withdrawal the checkout is shown instead, and the button that had the focus is gone.
      requestAnimationFrame(focusHeading)
    }
  }, [orderId])

  useEffect(() => {
    if (isHere) heading.current?.focus()
  }, [isHere])

  if (!isHere || state === 'placed') return <Skeleton className="h-72 w-full" />
  return (
    <div className="wrap thank-you">
      <Icon of={needsDecision(state) ? CircleAlert : CloudOff} size={56} />
      <h1 ref={heading} tabIndex={-1}>
        {t(HEADINGS[state])}
      </h1>
      {/* This text says that nothing has been ordered yet, which is uncertain for an order that was sent and not answered. */}
      {state === 'waiting' && !stored.isUnsure && <p>{t(shop.queues.automaticOrderSending ? 'offline.stay' : 'offline.stayAsk')}</p>}
      <WaitingOrder order={{ stored, state }} actions={actions} />
      {state === 'waiting' && <AllowReminders />}
      <ButtonLink href={href('/')} variant="quiet">
        {t('order.goOn')}
      </ButtonLink>
    </div>
  )
}

/** Asks for the permission to show notifications; shown where it has not been decided yet and reminders are possible. */
function AllowReminders() {
  const t = useMessages()
  const [permission, setPermission] = useState(() => ('Notification' in globalThis && canRemind() ? Notification.permission : 'denied'))
  if (permission !== 'default') return null
  return (
    <div className="thank-you-remind">
      <p className="text-ink-soft">{t('offline.remindText')}</p>
      <Button variant="secondary" size="small" onClick={async () => setPermission(await Notification.requestPermission())}>
        {t('offline.remind')}
      </Button>
    </div>
  )
}

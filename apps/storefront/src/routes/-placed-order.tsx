import type { Order, OrderConfirmation } from '@meerkat/contract/order'
import { COLLECT_CARRIER } from '@meerkat/domain/places/collect-places'
import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { DeliveryDates } from '../features/delivery/delivery-promise.tsx'
import { ThankYou } from '../features/order/thank-you.tsx'
import type { OrdersCollection, StoredOrder } from '../offline/collections/orders.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { lazyPart } from '../shell/page-load/lazy-part.ts'
import { openSession, sessionStore } from '../shell/session/session.ts'
import { hasOwnCalls } from '../shell/store-view/stores.ts'
import { usePayOrder } from './-use-pay-order.ts'

export interface PlacedOrderProps {
  stored: StoredOrder
  confirmation: OrderConfirmation
  orders: OrdersCollection
}

/** The thank-you page of a placed order, with its delivery and the offer of an account. */
export function PlacedOrder({ stored, confirmation, orders }: PlacedOrderProps) {
  const payOrder = usePayOrder()
  const isCustomer = useStore(sessionStore, ({ token }) => token !== null)
  const { order, totals = null, lines, payment } = stored

  useEffect(() => {
    if (isCustomer) void openSession().then((session) => session.refreshOrders())
  }, [isCustomer])

  return (
    <ThankYou
      {...{ order, confirmation, totals, lines, payment }}
      onPay={(checkoutReference) => payOrder(checkoutReference, { order, totals })}
      delivery={<OrderDelivery order={order} placedAt={confirmation.transferedAt} />}
      account={<OrderAccount stored={stored} confirmation={confirmation} orders={orders} />}
    />
  )
}

const AccountOffer = lazyPart(async () => (await import('../features/order/account-offer.tsx')).AccountOffer)

/** When a placed order arrives. */
function OrderDelivery({ order, placedAt }: { order: Order; placedAt: string }) {
  const { shipping_carrier_code: carrier = '', shipping_method_code: code = '', shippingAddress } = order.addressInformation
  if (!shippingAddress || carrier === COLLECT_CARRIER) return null
  const destination = { country: shippingAddress.country_id ?? '', postcode: shippingAddress.postcode ?? '' }
  return (
    <p className="thank-you-delivery">
      <DeliveryDates wanted={{ method: { carrier, code }, destination, placedAt }} />
    </p>
  )
}

/** Offers the guest of an order an account, and confirms it. Renders nothing for customers, or where the server does not offer it. */
function OrderAccount({ stored, confirmation, orders }: PlacedOrderProps) {
  const t = useMessages()
  const isGuest = useStore(sessionStore, ({ isKnown, token }) => isKnown && token === null)
  const [isMade, setMade] = useState(false)
  const { order } = stored
  const { guestToken } = confirmation
  const email = order.addressInformation.billingAddress?.email

  if (isMade) {
    return (
      <p role="status" className="thank-you-account">
        {t('order.account.made')}
      </p>
    )
  }
  if (!isGuest || !guestToken || !email || !hasOwnCalls) return null

  async function handleMade() {
    setMade(true)
    const { user } = sessionStore.getState()
    if (!user) return
    // The token is no longer valid: the order belongs to the account now.
    const { guestToken: _, ...owned } = confirmation
    await orders.save({ ...stored, order: { ...order, user_id: String(user.id) }, confirmation: owned })
  }

  return (
    <Suspense>
      <AccountOffer token={guestToken} email={email} onMade={() => void handleMade()} />
    </Suspense>
  )
}

import { GUEST_ORDER_PAGE } from '@meerkat/contract/guest-order'
import type { Order, OrderConfirmation } from '@meerkat/contract/order'

/** The page of a placed order: in the customer's account, or the guest's page. Null when the server gave a guest no token. */
export function orderPath({ user_id }: Pick<Order, 'user_id'>, { guestToken, backendOrderId }: OrderConfirmation): string | null {
  if (guestToken) return `/${GUEST_ORDER_PAGE}?token=${encodeURIComponent(guestToken)}`
  return user_id ? `/my-account/orders/${encodeURIComponent(backendOrderId)}` : null
}

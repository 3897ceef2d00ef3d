import { LastOrder as LastOrderOf } from '../features/account/orders/last-order.tsx'
import { useReorder } from './-reorder.ts'

/** Composes the newest order with the cart, for the home page. */
export function LastOrder() {
  return <LastOrderOf onOrderAgain={useReorder()} />
}

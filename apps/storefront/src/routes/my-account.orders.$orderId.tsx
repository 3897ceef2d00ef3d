import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '../features/account/orders/order-screen.tsx'
import { useReorder } from './-reorder.ts'
import { usePayOrder } from './-use-pay-order.ts'

/** /my-account/orders/{orderId}. */
export const Route = createFileRoute('/my-account/orders/$orderId')({ component: OrderPage })

function OrderPage() {
  const { orderId } = Route.useParams()
  return <OrderScreen orderId={orderId} onOrderAgain={useReorder()} onPay={usePayOrder()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { OrdersScreen } from '../features/account/orders/orders-screen.tsx'

/** /my-account/orders. */
export const Route = createFileRoute('/my-account/orders/')({ component: OrdersScreen })

import { createFileRoute } from '@tanstack/react-router'
import { GuestOrderScreen } from '../features/account/orders/guest-order-screen.tsx'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'
import { loadAccountMessages } from './-account.ts'
import { useReorder } from './-reorder.ts'
import { usePayOrder } from './-use-pay-order.ts'

/** /guest-order?token=: the link in the mail about a guest order. The server renders the frame only: shared caches must not hold orders. */
export const Route = createFileRoute('/guest-order')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => loadAccountMessages(i18n),
  head: hiddenHead('orders.guestTitle'),
  component: GuestOrder,
})

function GuestOrder() {
  const { token } = Route.useSearch()
  return <GuestOrderScreen token={givenText(token) ?? ''} onOrderAgain={useReorder()} onPay={usePayOrder()} />
}

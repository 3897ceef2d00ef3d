import { createFileRoute, notFound } from '@tanstack/react-router'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadPayment, PaymentRoute } from './-payment.tsx'

/** /order/pay and /order/status: where a pending order is paid, and where the outcome is shown. Spec §2, docs/behaviour/payment.md. */
export const Route = createFileRoute('/order/$page')({
  validateSearch: toQuery,
  loader: async ({ context, params: { page }, cause }) => {
    if (page !== 'pay' && page !== 'status') throw notFound()
    await loadPayment(context, page, cause)
  },
  head: hiddenHead('payment.title'),
  staticData: { layout: 'minimal', cart: 'asked' },
  component: Payment,
})

function Payment() {
  const { page } = Route.useParams()
  return <PaymentRoute page={page} search={Route.useSearch()} />
}

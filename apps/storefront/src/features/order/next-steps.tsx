import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { COLLECT_CARRIER } from '@meerkat/domain/places/collect-places'
import { useMessages } from '../../shell/messages/messages.tsx'
import { usePrice } from '../../shell/store-view/format.ts'
import { planNextSteps } from './plan-next-steps.ts'
import type { ThankYouProps } from './thank-you.tsx'

export interface NextStepsProps extends Pick<ThankYouProps, 'order' | 'totals' | 'payment'> {
  isUnpaid: boolean
}

/** What happens next: how the goods are delivered, and what is to be paid. */
export function NextSteps({ order, totals, payment, isUnpaid }: NextStepsProps) {
  const t = useMessages()
  const price = usePrice()
  const email = order.addressInformation.billingAddress?.email ?? ''
  const isCash = describeMethod({ code: order.addressInformation.payment_method_code ?? '' }).paidOnDelivery
  const cash = totals?.total_segments.find(({ code }) => code === 'grand_total')?.value
  const { shippingAddress, shipping_carrier_code: carrier } = order.addressInformation
  const isCollected = carrier === COLLECT_CARRIER
  const { pieces, isArranged, hasFiles } = planNextSteps(order.products)
  return (
    <ul className="thank-you-next">
      {pieces > 0 && <li>{isCollected ? t('order.collect') : t('order.pieces', { count: pieces })}</li>}
      {email && <li>{t('order.contact', { email })}</li>}
      {payment && <li>{t('order.paid', { amount: price(payment.amount), title: payment.title })}</li>}
      {!payment && shippingAddress && isCash && !isCollected && (
        <li>{cash === undefined ? t('order.cash') : t('order.cashAmount', { amount: price(cash) })}</li>
      )}
      {hasFiles && payment && email && <li>{t('order.downloads', { email })}</li>}
      {isUnpaid && <li>{t('order.unpaid')}</li>}
      {isArranged && <li>{t('order.virtual')}</li>}
    </ul>
  )
}

import type { HistoryItem } from '@meerkat/contract/history-item'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { customerAccess } from './order-access.ts'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderView } from './order-view.tsx'
import type { PayOrderProps } from './pay-order.tsx'
import { useOrder } from './use-order.ts'

export interface OrderScreenProps {
  /** From the URL. */
  orderId: string
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
  onPay: PayOrderProps['onPay']
}

/** One order of the customer. docs/behaviour/orders.md §17. */
export function OrderScreen({ orderId, onOrderAgain, onPay }: OrderScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { api } = useRouter().options.context
  const { found, replace } = useOrder(orderId)
  const back = (
    <ButtonLink href={href('/my-account/orders')} variant="quiet">
      {t('orders.back')}
    </ButtonLink>
  )

  if (found === undefined) return <Skeleton className="h-64 w-full" />
  if (found.kind !== 'found') {
    return (
      <>
        <p role="status">{t(found.kind === 'missing' ? 'orders.missing' : 'orders.failed')}</p>
        {back}
      </>
    )
  }
  const { order } = found
  return (
    <>
      <h2 className="account-page-title">{t('orders.number', { id: order.increment_id })}</h2>
      <OrderView
        order={order}
        access={customerAccess(api)}
        onChange={(changed) => void replace(changed)}
        onOrderAgain={onOrderAgain}
        onPay={onPay}
        downloads={<OrderDownloads order={order} access={customerAccess(api)} />}
        back={back}
      />
    </>
  )
}

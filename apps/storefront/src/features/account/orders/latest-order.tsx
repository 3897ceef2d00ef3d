import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderRow, type OrderRowProps } from './order-row.tsx'
import { type OrderList, useOrders } from './use-orders.ts'

/** The newest order and its status, which most shoppers open their account for. docs/behaviour/orders.md §17. */
export function LatestOrder({ onOrderAgain }: Pick<OrderRowProps, 'onOrderAgain'>) {
  const { orders } = useOrders()
  return <LatestOrderView orders={orders} onOrderAgain={onOrderAgain} />
}

export function LatestOrderView({ orders, onOrderAgain }: Pick<OrderList, 'orders'> & Pick<OrderRowProps, 'onOrderAgain'>) {
  const t = useMessages()
  const href = useHref()
  const [latest] = orders ?? []
  return (
    <section aria-labelledby="latest-order-title" className="latest-order">
      <header>
        <h2 id="latest-order-title" className="text-lg">
          {t('orders.latest')}
        </h2>
        {latest && (
          <ButtonLink href={href('/my-account/orders')} variant="quiet" size="small">
            {t('orders.back')}
          </ButtonLink>
        )}
      </header>
      {orders === undefined && <Skeleton className="w-full" />}
      {orders === null && <p role="status">{t('orders.failed')}</p>}
      {orders?.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('orders.none')}
          text={t('orders.noneText')}
          actions={<ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>}
        />
      )}
      {latest && <OrderRow order={latest} onOrderAgain={onOrderAgain} />}
    </section>
  )
}

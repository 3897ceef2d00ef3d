import { readGuestOrder } from '@meerkat/contract/guest-order'
import type { HistoryItem } from '@meerkat/contract/history-item'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { guestAccess } from './order-access.ts'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderView } from './order-view.tsx'
import type { PayOrderProps } from './pay-order.tsx'

export interface GuestOrderScreenProps {
  /** From the link in the mail. */
  token: string
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
  onPay: PayOrderProps['onPay']
}

/** A guest order, opened with the link in its mail: needs no password and works any number of times. */
export function GuestOrderScreen({ token, onOrderAgain, onPay }: GuestOrderScreenProps) {
  const t = useMessages()
  const href = useHref()
  const { api } = useRouter().options.context
  const queries = useQueryClient()
  const queryKey = ['guest-order', token]
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api.ask(readGuestOrder, { body: { token } }),
    meta: { embed: false, personal: true },
  })

  const order = data?.kind === 'done' ? data.result : null
  if (data?.kind === 'refused' && data.code < 429) return <NoOrder />
  if (order === null) {
    return (
      <div className="wrap account">
        <h1>{t('orders.guestTitle')}</h1>
        {data === undefined && <Skeleton className="h-64 w-full" />}
        {data && (
          <>
            <p role="alert">{t('orders.failed')}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('error.retry')}
            </Button>
          </>
        )}
      </div>
    )
  }
  return (
    <div className="wrap account">
      <h1>{t('orders.guestTitle')}</h1>
      <h2 className="account-page-title">{t('orders.number', { id: order.increment_id })}</h2>
      <OrderView
        order={order}
        access={guestAccess(api, token)}
        onChange={(changed) => queries.setQueryData(queryKey, { kind: 'done', result: changed })}
        onOrderAgain={onOrderAgain}
        onPay={onPay}
        downloads={<OrderDownloads order={order} access={guestAccess(api, token)} />}
        back={
          <ButtonLink href={href('/')} variant="quiet">
            {t('error.toHome')}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** The link is incomplete or has been changed. */
function NoOrder() {
  const t = useMessages()
  const href = useHref()
  return (
    <div className="wrap account" role="status">
      <EmptyState
        headingLevel={1}
        title={t('orders.guestTitle')}
        text={t('orders.guestMissing')}
        actions={
          <>
            <ButtonLink href={href('/my-account/orders')}>{t('account.orders')}</ButtonLink>
            <ButtonLink href={href('/customer-service')} variant="secondary">
              {t('error.toHelp')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}

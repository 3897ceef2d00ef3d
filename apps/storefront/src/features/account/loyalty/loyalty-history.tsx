import type { LoyaltyEntry } from '@meerkat/contract/loyalty'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { useDate } from '../../../shell/store-view/use-date.ts'

export interface LoyaltyHistoryProps {
  entries: readonly LoyaltyEntry[]
}

/** Every change of the points, newest first. */
export function LoyaltyHistory({ entries }: LoyaltyHistoryProps) {
  const t = useMessages()
  const href = useHref()
  const date = useDate()
  const signed = new Intl.NumberFormat(useRouter().options.context.i18n.locale, { signDisplay: 'always' })
  if (entries.length === 0) return <p>{t('loyalty.noHistory')}</p>
  return (
    <ul className="loyalty-list">
      {entries.map(({ id, points, kind, orderId, orderNumber, couponCode, at }) => (
        <li key={id}>
          <div>
            {orderId === null ? (
              t('loyalty.entry.voucher', { code: couponCode })
            ) : (
              <>
                {t(`loyalty.entry.${kind}`)}{' '}
                <a href={href(`/my-account/orders/${orderId}`)} className="link" data-preload="off">
                  {t('orders.number', { id: orderNumber })}
                </a>
              </>
            )}
            <p className="order-note">{date(at)}</p>
          </div>
          <strong className="amounts">{signed.format(points)}</strong>
        </li>
      ))}
    </ul>
  )
}

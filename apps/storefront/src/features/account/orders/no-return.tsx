import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'

/** Says why an order that was sent has no button to return it, when nothing but excluded medicines is left. docs/behaviour/orders.md §17.2. */
export function NoReturn({ order: { items, can_return: canReturn } }: { order: HistoryOrder }) {
  const t = useMessages()
  const href = useHref()
  const hasMedicine = items.some(({ is_excluded_medicine: isMedicine, qty_shipped: sent }) => isMedicine && sent > 0)
  if (canReturn === true || !hasMedicine || items.some(({ qty_returnable: left = 0 }) => left > 0)) return null
  return (
    <p className="order-note mt-3">
      {t('orders.sendBackMedicine')}{' '}
      <a href={href('/warranty-returns')} className="link">
        {t('page.warranty-returns')}
      </a>
    </p>
  )
}

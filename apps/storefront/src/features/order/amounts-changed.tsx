import type { CartTotals } from '@meerkat/contract/totals'
import { moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { MoneySummary } from '../../shell/money/money-summary.tsx'
import { usePrice } from '../../shell/store-view/format.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'

export interface AmountsChangedProps {
  /** What the shopper accepted; null when it is not known. */
  seen: CartTotals | null
  now: CartTotals
}

/** What an order cost when it was placed on this device, and what it costs now, row by row. Decision 0040. */
export function AmountsChanged({ seen, now }: AmountsChangedProps) {
  const t = useMessages()
  const price = usePrice()
  const { tax } = useStoreView()
  // The rows use messages of the part `cart`.
  const isHere = useLaterMessages('cart')
  if (!isHere) return null
  return (
    <div className="amounts-changed">
      {seen && (
        <section>
          <h3>{t('offline.seen')}</h3>
          <MoneySummary money={moneyOfTotals(seen, tax)} price={price} />
        </section>
      )}
      <section>
        <h3>{t('offline.now')}</h3>
        <MoneySummary money={moneyOfTotals(now, tax)} price={price} />
      </section>
    </div>
  )
}

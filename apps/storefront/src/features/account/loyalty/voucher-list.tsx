import type { LoyaltyVoucher } from '@meerkat/contract/loyalty'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useDay } from '../../../shell/store-view/use-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

export interface VoucherListProps {
  vouchers: readonly LoyaltyVoucher[]
  onUse: (code: string) => Promise<void>
}

/** The vouchers of the customer, the usable ones with a button that applies them. */
export function VoucherList({ vouchers, onUse }: VoucherListProps) {
  const t = useMessages()
  const day = useDay()
  const price = usePrice()
  const { i18n } = useStoreView()
  const [busyCode, setBusyCode] = useState<string | null>(null)

  async function use(code: string) {
    setBusyCode(code)
    await onUse(code).finally(() => setBusyCode(null))
  }

  return (
    <ul className="loyalty-list" aria-label={t('loyalty.vouchers')}>
      {vouchers.map(({ code, amount, currency, validTo, state }) => (
        <li key={code}>
          <div>
            <strong>{currency === i18n.currencyCode ? price(amount) : `${amount} ${currency}`}</strong> <code>{code}</code>
            <p className="order-note">{t('loyalty.validTo', { date: day(validTo) })}</p>
          </div>
          {state === 'usable' && currency === i18n.currencyCode ? (
            <Button variant="secondary" size="small" busy={busyCode === code} onClick={() => void use(code)}>
              {t('loyalty.use')}
            </Button>
          ) : (
            <Badge>{t(`loyalty.state.${state}`)}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

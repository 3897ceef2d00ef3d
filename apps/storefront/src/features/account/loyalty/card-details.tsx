import type { Loyalty, LoyaltyCard } from '@meerkat/contract/loyalty'
import { ShopMark } from '../../../shell/frame/shop-mark.tsx'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useDay } from '../../../shell/store-view/use-date.ts'
import { AccountCard } from '../frame/account-card.tsx'
import { ExchangePoints } from './exchange-points.tsx'
import { LoyaltyHistory } from './loyalty-history.tsx'
import { LoyaltyRuleText } from './loyalty-rule-text.tsx'
import type { ChangeLoyalty } from './use-loyalty.ts'
import { VoucherList } from './voucher-list.tsx'

export interface CardDetailsProps {
  card: LoyaltyCard
  /** Null when the shop no longer offers the card; points and vouchers already earned are still shown. */
  rule: Loyalty['rule']
  name: string
  isBusy: boolean
  change: ChangeLoyalty
  onUseVoucher: (code: string) => Promise<void>
}

export function CardDetails({ card, rule, name, isBusy, change, onUseVoucher }: CardDetailsProps) {
  const t = useMessages()
  const day = useDay()
  return (
    <>
      <div className="loyalty-top">
        <div className="loyalty-card">
          <ShopMark />
          <dl>
            <dt>{t('loyalty.number')}</dt>
            <dd className="amounts">{inGroups(card.number)}</dd>
            <dd>{name}</dd>
          </dl>
        </div>
        <div className="loyalty-balance">
          <p className="loyalty-points" data-testid="loyalty-points">
            {t('loyalty.points', { points: card.points })}
          </p>
          {card.pendingPoints > 0 && <p>{t('loyalty.pending', { points: card.pendingPoints })}</p>}
          <p className="order-note">{t('loyalty.since', { date: day(card.joinedAt) })}</p>
        </div>
      </div>
      <AccountCard id="loyalty-exchange" title={t('loyalty.exchangeTitle')}>
        {rule ? (
          <>
            <p>
              <LoyaltyRuleText rule={rule} />
            </p>
            <ExchangePoints {...{ rule, points: card.points, isBusy, change }} />
          </>
        ) : (
          <p>{t('loyalty.off')}</p>
        )}
        {card.vouchers.length > 0 && <VoucherList vouchers={card.vouchers} onUse={onUseVoucher} />}
      </AccountCard>
      <AccountCard id="loyalty-history" title={t('loyalty.history')}>
        <LoyaltyHistory entries={card.entries} />
      </AccountCard>
    </>
  )
}

/** Four digits at a time, as on any card. */
function inGroups(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ')
}

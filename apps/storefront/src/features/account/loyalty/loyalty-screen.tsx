import { joinLoyalty, type Loyalty } from '@meerkat/contract/loyalty'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardDetails } from './card-details.tsx'
import { LoyaltyRuleText } from './loyalty-rule-text.tsx'
import { useLoyalty } from './use-loyalty.ts'
import './loyalty.css'

export interface LoyaltyScreenProps {
  /** Name of the customer, for the card. */
  name: string
  /** Applies a voucher to the cart. */
  onUseVoucher: (code: string) => Promise<void>
}

/** The loyalty card: joining, points, vouchers and history. Spec §2, docs/behaviour/account.md §16.4. */
export function LoyaltyScreen({ name, onUseVoucher }: LoyaltyScreenProps) {
  const t = useMessages()
  const { loyalty, fault, isBusy, change } = useLoyalty()

  return (
    <section aria-labelledby="loyalty-title">
      <h2 id="loyalty-title" className="account-page-title">
        {t('account.loyalty')}
      </h2>
      {fault !== null && (
        <p role="alert" className="loyalty-fault">
          {fault}
        </p>
      )}
      {loyalty === null && fault === null && <Skeleton className="h-64 w-full" />}
      {loyalty && renderContent(loyalty)}
    </section>
  )

  function renderContent({ rule, card }: Loyalty) {
    if (card) return <CardDetails {...{ card, rule, name, isBusy, change, onUseVoucher }} />
    if (!rule) return <EmptyState headingLevel={3} title={t('loyalty.off')} />
    return (
      <EmptyState
        headingLevel={3}
        title={t('loyalty.joinTitle')}
        text={<LoyaltyRuleText rule={rule} />}
        actions={
          <Button busy={isBusy} onClick={() => void change((api) => api.ask(joinLoyalty, {}))}>
            {t('loyalty.join')}
          </Button>
        }
      />
    )
  }
}

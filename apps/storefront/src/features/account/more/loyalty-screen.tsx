import type { Customer } from '@meerkat/contract/customer'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Mark } from '../../../ui/mark.tsx'

export interface LoyaltyScreenProps {
  user: Customer
}

/** The loyalty card of the shop's platform. Spec §2, docs/wire.md §2.6. */
export function LoyaltyScreen({ user }: LoyaltyScreenProps) {
  const t = useMessages()
  const number = findCard(user)

  return (
    <section aria-labelledby="loyalty-title">
      <h2 id="loyalty-title" className="account-page-title">
        {t('account.loyalty')}
      </h2>
      {number === null ? (
        <EmptyState headingLevel={3} title={t('loyalty.none')} />
      ) : (
        <div className="loyalty-card">
          <Mark />
          <dl>
            <dt>{t('loyalty.number')}</dt>
            <dd className="amounts">{number}</dd>
            <dd>
              {user.firstname} {user.lastname}
            </dd>
          </dl>
        </div>
      )}
    </section>
  )
}

export function findCard({ custom_attributes: attributes = [] }: Customer): string | null {
  const value = attributes.find(({ attribute_code }) => attribute_code === 'loyalty_card')?.value
  return typeof value === 'string' && value !== '' ? value : null
}

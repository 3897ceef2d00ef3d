import type { Loyalty } from '@meerkat/contract/loyalty'
import { joinSentences } from '@meerkat/domain/format/join-sentences'
import { voucherCents } from '@meerkat/domain/loyalty/points'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'

export interface LoyaltyRuleTextProps {
  rule: NonNullable<Loyalty['rule']>
}

/** How points are earned, and what they are for. */
export function LoyaltyRuleText({ rule }: LoyaltyRuleTextProps) {
  const t = useMessages()
  const price = usePrice()
  const { pointsPerUnit, voucherPoints, voucherDays } = rule
  const isFraction = pointsPerUnit < 1
  return joinSentences(
    t('loyalty.earn', { points: isFraction ? 1 : pointsPerUnit, amount: price(isFraction ? 1 / pointsPerUnit : 1) }),
    t('loyalty.worth', { points: voucherPoints, amount: price(fromCents(voucherCents(rule, voucherPoints))) }),
    t('loyalty.terms', { days: voucherDays }),
  )
}

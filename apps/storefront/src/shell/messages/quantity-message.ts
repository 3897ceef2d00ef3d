import type { QuantityVerdict } from '@meerkat/domain/stock/check-quantity'
import type { Translate } from '@meerkat/i18n/messages'

/** The message that says why a quantity cannot be bought, with the rule; nothing for a valid quantity. Spec §5, §8. */
export function quantityMessage(verdict: QuantityVerdict, t: Translate): string | undefined {
  switch (verdict.kind) {
    case 'ok':
    case 'not-positive-integer':
      return undefined
    case 'above-maximum':
      return t('product.quantityBelow', { quantity: verdict.maximum })
    case 'below-minimum':
      return t('product.quantityFrom', { quantity: verdict.minimum })
    case 'not-in-steps':
      return t('product.quantitySteps', { step: verdict.step })
  }
}

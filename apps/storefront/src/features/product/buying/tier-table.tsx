import type { Product } from '@meerkat/contract/product'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { listTierSteps } from '@meerkat/domain/pricing/tier-prices'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'

export interface TierTableProps {
  /** The product without extras; the price of chosen extras is added. */
  product: Product
  qty: number
}

/** Prices per item by minimum quantity; marks the tier of the current quantity. docs/behaviour/prices.md §4.6. */
export function TierTable({ product, qty }: TierTableProps) {
  const t = useMessages()
  const price = usePrice()
  const { tax } = useStoreView()
  const steps = listTierSteps(product)
  if (steps.length === 0) return null
  const reached = steps.findLast((step) => step.qty <= qty)
  return (
    <table className="tier-table">
      <caption>{t('product.tiers')}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={step.qty} aria-current={step === reached ? 'true' : undefined}>
            <th scope="row">{t('product.tierFrom', { qty: step.qty })}</th>
            <td className="amounts">{t('product.tierPrice', { amount: price(shownPrice({ ...product, ...step }, tax).now) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

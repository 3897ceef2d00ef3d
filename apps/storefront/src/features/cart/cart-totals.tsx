import type { TotalSegment } from '@meerkat/contract/totals'
import { usePrice } from '../../shell/format.ts'
import { useWords } from '../../shell/words.tsx'
import { useShownTotals } from './use-shown-totals.ts'

/** What the cart costs, row by row; the grand total stands last and bold. Behaviour 1.15. */
export function CartTotals() {
  const t = useWords()
  const price = usePrice()
  const { rows, grandTotal, saving, isSettled } = useShownTotals()
  return (
    <div className="totals" aria-busy={!isSettled}>
      <dl>
        {rows.map((row) => (
          <TotalsRow key={row.code} row={row} />
        ))}
        {grandTotal && (
          <div className="totals-grand">
            <dt>{grandTotal.title}</dt>
            <dd className="amounts">{price(grandTotal.value)}</dd>
          </div>
        )}
      </dl>
      {saving > 0 && <p className="totals-saving">{t('cart.saving', { amount: price(saving) })}</p>}
    </div>
  )
}

interface TotalsRowProps {
  row: TotalSegment
}

function TotalsRow({ row }: TotalsRowProps) {
  const price = usePrice()
  return (
    <div>
      <dt>{row.title}</dt>
      {/* A segment without a value is a title only. Contract 3.8. */}
      <dd className="amounts">{row.value === null ? '' : price(row.value)}</dd>
    </div>
  )
}

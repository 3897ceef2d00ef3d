import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { shownOptions } from '@meerkat/domain/cart/lines/shown-options'
import { useLocale } from '../../../shell/store-view/store-view.tsx'

export interface LineOptionsProps {
  line: CartItem
}

/** The chosen options, from the server's totals, else from the product. */
export function LineOptions({ line }: LineOptionsProps) {
  const options = shownOptions(line, useLocale())
  if (options.length === 0) return null
  return (
    <dl className="line-options">
      {options.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

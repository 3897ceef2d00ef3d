import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'

export interface LineOptionsProps {
  line: CartItem
}

/** The chosen options, from the server's totals, else from the product. */
export function LineOptions({ line }: LineOptionsProps) {
  const priced = line.totals?.options
  const options = Array.isArray(priced) && priced.length > 0 ? priced : (line.options ?? [])
  if (options.length === 0) return null
  return (
    <dl className="line-options">
      {options.map(({ label, value }) => (
        <div key={label}>
          <dt>{/[?:？：]$/.test(label) ? label : `${label}:`}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

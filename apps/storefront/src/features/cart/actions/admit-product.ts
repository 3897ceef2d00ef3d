import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { decideAdd } from '@meerkat/domain/cart/lines/decide-add'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { validateLine } from '@meerkat/domain/cart/lines/validate-line'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { CartDeps } from './cart-core.ts'

/** The line for a product that may be added; otherwise shows the reason and returns nothing. docs/behaviour/cart.md §1.8. */
export function admitProduct(deps: Pick<CartDeps, 'shop' | 'notify'>, product: PreparedProduct): CartItem[] {
  const line = toCartItem(product, { reconfigurable: true })
  const decision = decideAdd({
    faults: validateLine(line, { allowZeroPrice: deps.shop.products.allowZeroPrice }),
    status: stockStatus(product.stock, deps.shop.stock.synchronize),
    allowOutOfStockInCart: deps.shop.stock.allowOutOfStockInCart,
  })
  switch (decision.kind) {
    case 'refused':
      for (const fault of decision.faults) {
        deps.notify(fault.kind === 'product' ? { kind: 'product-fault', message: fault.message } : { kind: 'price-unknown' })
      }
      return []
    case 'out-of-stock':
      deps.notify({ kind: 'out-of-stock' })
      return []
    case 'added':
      if (decision.unsure) deps.notify({ kind: 'volatile' })
      return [line]
  }
}

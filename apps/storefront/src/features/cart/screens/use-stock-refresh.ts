import { useEffect } from 'react'
import { openedCart } from '../cart-context.ts'

/** Fetches the stock of every line when the cart is shown, to set the limits of the steppers. docs/behaviour/stock.md §5.2. */
export function useStockRefresh(): void {
  useEffect(() => {
    // Without a network the cart's JavaScript may be missing; the screen shows that itself.
    openedCart()
      .then((cart) => cart.checkStock())
      .catch(() => undefined)
  }, [])
}

import { useEffect } from 'react'
import { openedCart } from '../cart-context.ts'

/** Asks for the stock of every line when the cart is shown, so that steppers know their limits. docs/behaviour/stock.md §5.2. */
export function useStockRefresh(): void {
  useEffect(() => {
    // Without a network the cart's JavaScript may be missing; the screen shows that itself.
    openedCart()
      .then((cart) => cart.checkStock())
      .catch(() => undefined)
  }, [])
}

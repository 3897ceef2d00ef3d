import { useEffect } from 'react'
import { openedCart } from '../cart-context.ts'

/** Asks the store room about every line when the cart comes into view, so that steppers know their limits. Behaviour 5.2. */
export function useStockRefresh(): void {
  useEffect(() => {
    // Without a network there may be no cart to ask for; the screen says so by itself.
    openedCart()
      .then((cart) => cart.checkStock())
      .catch(() => undefined)
  }, [])
}

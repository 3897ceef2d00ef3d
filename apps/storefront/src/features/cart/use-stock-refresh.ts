import { useEffect } from 'react'
import { cart } from './cart-context.ts'

/** Asks the store room about every line when the cart comes into view, so that steppers know their limits. Behaviour 5.2. */
export function useStockRefresh(isShown: boolean): void {
  useEffect(() => {
    if (isShown) void cart.then((known) => known.checkStock())
  }, [isShown])
}

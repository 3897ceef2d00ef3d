import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePrice } from '../../shell/format.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { useWords } from '../../shell/words.tsx'
import { cartStore, provideCart } from './cart-context.ts'
import { showCartNotice } from './show-cart-notice.ts'

let started = false

/**
 * Starts the cart once the page is alive: its program is not part of what the first screen waits for. Stands in the root route.
 * Behaviour 1.2.
 */
export function CartStart() {
  const { api } = useRouter().options.context
  const view = useStoreView()
  const t = useWords()
  const price = usePrice()

  useEffect(() => {
    if (started) return
    started = true
    void startCart()

    async function startCart() {
      // The drawer must open without a network too, so it is fetched while there is one.
      void import('./mini-cart-content.tsx').catch(() => undefined)
      const { openCart } = await import('./open-cart.ts')
      const checkoutHref = `${view.url}/checkout`
      provideCart(await openCart({ api, view, store: cartStore, notify: (notice) => showCartNotice(notice, { t, price, checkoutHref }) }))
    }
  }, [api, view, t, price])

  return null
}

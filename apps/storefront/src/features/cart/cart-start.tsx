import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { readStoredLines } from '../../offline/collections/read-stored-lines.ts'
import { databaseName } from '../../offline/storage/database-name.ts'
import { openTabChannel } from '../../offline/storage/tab-channel.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { afterFirstInteraction } from '../../shell/page-load/on-first-interaction.ts'
import { whenIdle } from '../../shell/page-load/when-idle.ts'
import { usePrice } from '../../shell/store-view/format.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { cartStore, provideCart } from './cart-context.ts'
import { proceedHref } from './proceed-href.ts'
import { fetchMiniCart } from './screens/mini-cart.tsx'

let started = false

export interface CartStartProps {
  /** False on pages that open the cart themselves. */
  isDue: boolean
  /** Further products beside the panel of an added one; passed in by the route, and always the same function. */
  goesWith: (line: CartItem) => ReactNode
}

/**
 * Starts the cart after hydration. Its JavaScript is loaded when there is a stored cart, when another tab changes the cart, or at the first
 * interaction; the drawer is loaded with it, because it must open without a network too. Payment pages do not load it: they empty the cart
 * themselves, and a sync would read it from the server while the order is being placed. Part of the root route. docs/behaviour/cart.md
 * §1.2.
 */
export function CartStart({ isDue, goesWith }: CartStartProps) {
  const { api, i18n, labels } = useRouter().options.context
  const view = useStoreView()
  const t = useMessages()
  const price = usePrice()

  useEffect(() => {
    if (started) return
    // Only the first call has an effect.
    provideCart(async () => {
      const [{ openCart }, { showCartNotice }] = await Promise.all([
        import('./actions/open-cart.ts'),
        import('./notices/show-cart-notice.ts'),
        addMessages(i18n, 'cart'),
      ])
      const checkoutHref = `${view.url}/checkout`
      return openCart({
        api,
        t,
        locale: i18n.locale,
        view: labels?.translateMethods(view) ?? view,
        store: cartStore,
        notify: (notice) =>
          showCartNotice(notice, {
            t,
            locale: i18n.locale,
            price,
            goesWith,
            cartHref: `${view.url}/cart`,
            checkoutHref,
            proceedHref: proceedHref(checkoutHref, cartStore.getState().token),
          }),
      })
    })
    if (!isDue) return
    started = true
    const name = databaseName(view.storeCode)
    const channel = openTabChannel(name)
    const leave = channel.subscribe(fetchCart)
    afterFirstInteraction(window, fetchCart)
    void lookForCart()

    async function lookForCart() {
      const storedLines = await readStoredLines(name)
      if (storedLines.length === 0) return
      cartStore.setState({ storedLines })
      whenIdle(fetchCart)
    }

    function fetchCart() {
      leave()
      channel.close()
      // A click on a cart button loads it again and shows the failure.
      fetchMiniCart().catch(() => undefined)
    }
  }, [api, view, i18n, labels, t, price, isDue, goesWith])

  return null
}

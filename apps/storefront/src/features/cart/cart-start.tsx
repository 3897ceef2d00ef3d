import { addWords } from '@meerkat/i18n/words'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { glimpseLines } from '../../offline/collections/glimpse-lines.ts'
import { databaseName } from '../../offline/storage/database-name.ts'
import { openTabChannel } from '../../offline/storage/tab-channel.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { onFirstInteraction } from '../../shell/page-load/on-first-interaction.ts'
import { usePrice } from '../../shell/store-view/format.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { cartStore, provideCart } from './cart-context.ts'
import { fetchMiniCart } from './screens/mini-cart.tsx'

let started = false

/**
 * Starts the cart after hydration. Its JavaScript is loaded when there is a stored cart, when another tab changes the cart, or at the
 * first interaction; the drawer is loaded with it, because it must open without a network too. Part of the root route.
 * docs/behaviour/cart.md §1.2.
 */
export function CartStart() {
  const { api, i18n } = useRouter().options.context
  const view = useStoreView()
  const t = useMessages()
  const price = usePrice()

  useEffect(() => {
    if (started) return
    started = true
    provideCart(async () => {
      const [{ openCart }, { showCartNotice }] = await Promise.all([
        import('./actions/open-cart.ts'),
        import('./notices/show-cart-notice.ts'),
        addWords(i18n, 'cart'),
      ])
      const checkoutHref = `${view.url}/checkout`
      return openCart({ api, view, store: cartStore, notify: (notice) => showCartNotice(notice, { t, price, checkoutHref }) })
    })
    const name = databaseName(view.storeCode)
    const channel = openTabChannel(name)
    const leave = channel.subscribe(fetchCart)
    onFirstInteraction(window, fetchCart)
    void lookForCart()

    async function lookForCart() {
      const glimpsed = await glimpseLines(name)
      if (glimpsed.length === 0) return
      cartStore.setState({ glimpsed })
      whenIdle(fetchCart)
    }

    function fetchCart() {
      leave()
      channel.close()
      // A click on a cart button loads it again and shows the failure.
      fetchMiniCart().catch(() => undefined)
    }
  }, [api, view, i18n, t, price])

  return null
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}

import type { HistoryItem } from '@meerkat/contract/history-item'
import { useRouter } from '@tanstack/react-router'
import { openedCart } from '../features/cart/cart-context.ts'
import { findOrderedProduct } from '../features/order/find-ordered-product.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { useHref } from '../shell/store-view/href.ts'

/**
 * Adds all items of an order to the cart and opens the checkout. Skips products that are no longer sold. docs/behaviour/orders.md §17.
 */
export function useReorder(): (items: readonly HistoryItem[]) => Promise<void> {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const { api, view } = router.options.context

  return async (items) => {
    notices.startProgress(t('orders.wait'))
    try {
      const products = []
      for (const item of items) products.push(await findOrderedProduct(api, view, item).catch(() => null))
      const isAdded = await (await openedCart()).add(products.filter((product) => product !== null))
      if (isAdded) void router.navigate({ href: href('/checkout') })
    } finally {
      notices.stopProgress()
    }
  }
}

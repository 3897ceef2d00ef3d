import type { HistoryItem } from '@meerkat/contract/history-item'
import { ProductOption } from '@meerkat/contract/product-option'
import { joinList } from '@meerkat/domain/format/join-list'
import { useRouter } from '@tanstack/react-router'
import { cartStore, openedCart } from '../features/cart/cart-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { useHref } from '../shell/store-view/href.ts'

/**
 * Adds all items of an order to the cart and opens the checkout. Names products that are no longer sold. docs/behaviour/orders.md §17.
 */
export function useReorder(): (items: readonly HistoryItem[]) => Promise<void> {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const { api, view, i18n } = router.options.context

  async function add(items: readonly HistoryItem[]): Promise<void> {
    const { findChosenProducts } = await import('../features/cart/find-chosen-products.ts')
    const found = await findChosenProducts({ api, view, filesLabel: t('product.files') }, items.map(toLine))
    const gone = items.filter((_, at) => found[at] === null)
    const names = joinList(
      gone.map(({ name }) => name),
      i18n.locale,
    )
    if (gone.length > 0) notices.show({ type: 'warning', message: t('orders.leftOut', { names }) })
    const sold = found.filter((product) => product !== null)
    const isAdded = sold.length > 0 && (await (await openedCart()).add(sold))
    // The server may have refused everything, and has said why: the checkout would say that the cart is empty.
    if (isAdded && cartStore.getState().lines.length > 0) void router.navigate({ href: href('/checkout') })
  }

  return async (items) => {
    notices.startProgress(t('orders.wait'))
    try {
      await add(items)
    } catch {
      notices.show({ type: 'error', message: t('error.server.title') })
    } finally {
      notices.stopProgress()
    }
  }
}

function toLine({ sku, qty_ordered, product_option }: HistoryItem) {
  return { sku, qty: qty_ordered, product_option: ProductOption.safeParse(product_option).data }
}

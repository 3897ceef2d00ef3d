import type { PaymentState } from '@meerkat/contract/payment'
import { listPaymentOffers } from '@meerkat/contract/payment-method'
import type { Query } from '@meerkat/domain/urls/query-text'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { openedCart } from '../features/cart/cart-context.ts'
import { PayScreen } from '../features/payment/pay-screen.tsx'
import { StatusScreen } from '../features/payment/status-screen.tsx'
import { openCartCollection } from '../offline/collections/cart-collection.ts'
import { openPendingPayment, type PendingPayment } from '../offline/collections/pending-payment.ts'
import { openOffline } from '../offline/open-offline.ts'
import { toInternalHref } from '../shell/page-load/internal-link.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { useHref } from '../shell/store-view/href.ts'
import { rememberPaid } from './-paid-order.ts'

/**
 * The page that shows a provider's widget is a separate document: it allows the provider's script, and no other page of the shop
 * does. A navigation within the shop therefore reloads it. Decision 0045.
 */
export async function loadPayment(context: RouterContext, page: 'pay' | 'status', cause: string): Promise<void> {
  if (!import.meta.env.SSR && page === 'pay' && cause !== 'preload') {
    location.reload()
    await new Promise(() => {})
  }
  const { api, i18n, policy } = context
  const parts = ['cart', 'checkout', 'payment'] as const
  const [offers] = await Promise.all([
    import.meta.env.SSR && page === 'pay' ? api.ask(listPaymentOffers, { query: {} }) : null,
    ...parts.map((part) => addMessages(i18n, part)),
  ])
  for (const offer of offers?.kind === 'done' ? offers.result : []) {
    for (const [directive, sources] of Object.entries(offer.content_security_policy)) {
      policy.set(directive, new Set([...(policy.get(directive) ?? []), ...sources]))
    }
  }
}

export interface PaymentRouteProps {
  page: string
  search: Query
}

/** Composes payment and cart. */
export function PaymentRoute({ page, search }: PaymentRouteProps) {
  const router = useRouter()
  const href = useHref()
  const { api, view } = router.options.context
  const offline = useSyncExternalStore(
    neverChanges,
    () => openOffline({ api, storeCode: view.storeCode }),
    () => null,
  )
  const slot = useMemo(() => offline && openPendingPayment(offline.storage), [offline])
  useLeaveByDocument(page === 'pay')

  async function handlePlaced(pending: PendingPayment, state: PaymentState): Promise<void> {
    if (!offline || !slot) return
    await rememberPaid(
      { orders: offline.orders, slot, readLines: openCartCollection(offline.storage, offline.channel).readLines, openCart: openedCart },
      pending,
      state,
    )
    location.replace(pending.backTo ?? `${href('/checkout')}?order=${encodeURIComponent(pending.order?.order_id ?? '')}`)
  }

  if (page === 'status') {
    const back = {
      id: textOf(search['id']),
      resourcePath: textOf(search['resourcePath']),
      attempt: textOf(search['attempt']),
      outcome: textOf(search['outcome']),
    }
    return <StatusScreen slot={slot} back={back} onPlaced={(pending, state) => void handlePlaced(pending, state)} />
  }
  return (
    <PayScreen
      slot={slot}
      onPlaced={(pending, state) => void handlePlaced(pending, state)}
      onUndecided={(attempt) => location.assign(`${href('/order/status')}?attempt=${encodeURIComponent(attempt)}`)}
    />
  )
}

const neverChanges = () => () => {}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The provider's script ends with its document: links load the next page as a new document. */
function useLeaveByDocument(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const target = link && toInternalHref(link, location)
      if (target === null || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      location.assign(target)
    }
    // Before the delegate that navigates within the page.
    addEventListener('click', handleClick, { capture: true })
    return () => removeEventListener('click', handleClick, { capture: true })
  }, [isOn])
}

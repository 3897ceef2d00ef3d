import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { cacheTags } from '../shell/rendering/cache-tags.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { CheckoutRoute } from './-checkout.tsx'

/** /checkout: all data is stored in the browser, so the server renders the frame only. Spec §2, docs/behaviour/checkout.md §12.1. */
export const Route = createFileRoute('/checkout')({
  validateSearch: toQuery,
  loader: async ({ context: { i18n } }) => {
    await Promise.all([addMessages(i18n, 'cart'), addMessages(i18n, 'checkout')])
  },
  head: hiddenHead('checkout.title'),
  headers: () => cacheTags('checkout'),
  staticData: { layout: 'minimal' },
  component: Checkout,
})

function Checkout() {
  const { order } = Route.useSearch()
  return <CheckoutRoute orderId={typeof order === 'string' ? order : undefined} />
}

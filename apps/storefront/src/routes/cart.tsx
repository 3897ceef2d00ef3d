import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '../features/cart/screens/cart-page.tsx'
import { DeliveryPromise } from '../features/delivery/delivery-promise.tsx'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'

const CartSuggestions = lazyOrNothing(async () => (await import('./-suggestions.tsx')).CartSuggestions)

/** /cart: the lines are stored in the browser, so the server renders the frame only. */
export const Route = createFileRoute('/cart')({
  loader: ({ context: { i18n } }) => addMessages(i18n, 'cart'),
  head: hiddenHead('cart.title'),
  component: () => <CartPage delivery={<DeliveryPromise />} suggestions={<CartSuggestions />} />,
})

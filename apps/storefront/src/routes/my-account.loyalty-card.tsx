import { fullName } from '@meerkat/domain/format/name-order'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { openedCart } from '../features/cart/cart-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { useLocale } from '../shell/store-view/store-view.tsx'
import { useCustomer } from './-account.ts'

/** /my-account/loyalty-card. */
export const Route = createFileRoute('/my-account/loyalty-card')({ component: LoyaltyCard })

// Its style sheet is loaded with it; a route's own would be listed in the first load.
const LoyaltyScreen = lazyRouteComponent(() => import('../features/account/loyalty/loyalty-screen.tsx'), 'LoyaltyScreen')

const REFUSED = {
  missing: 'cart.coupon.missing',
  wrong: 'loyalty.notUsed',
  'too-many': 'cart.coupon.tooMany',
  unreachable: 'cart.coupon.unreachable',
}

function LoyaltyCard() {
  const user = useCustomer()
  const locale = useLocale()
  const t = useMessages()

  async function use(code: string) {
    const outcome = await (await openedCart()).applyCoupon(code)
    // The cart itself says that a coupon was applied.
    if (outcome !== 'applied') notices.show({ type: 'error', message: t(REFUSED[outcome]), action1: { label: t('notices.ok') } })
  }

  return user && <LoyaltyScreen name={fullName(locale, user.firstname, user.lastname)} onUseVoucher={use} />
}

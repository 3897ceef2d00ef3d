import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { joinList } from '@meerkat/domain/format/join-list'
import { NO_VARIANTS } from '@meerkat/domain/variants/configure-product'
import type { Translate } from '@meerkat/i18n/messages'
import { createElement, type ReactNode } from 'react'
import { quantityMessage } from '../../../shell/messages/quantity-message.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import type { Notification, NotificationAction } from '../../../shell/notifications/notifications.ts'
import { AddedPanel } from './added-panel.tsx'
import type { CartNotice } from './cart-notice.ts'
import { translateRefusal } from './translate-refusal.ts'

export interface NoticeContext {
  readonly t: Translate
  readonly locale: string
  readonly price: (amount: number) => string
  /** Further products beside the panel of an added one. */
  readonly goesWith: (line: CartItem) => ReactNode
  readonly cartHref: string
  readonly checkoutHref: string
  /** Where "Proceed to checkout" leads: another checkout in some shops. */
  readonly proceedHref: string
}

/** The panel takes longer to read than one line. */
const PANEL_MS = 8000

/** Shows a notice of the cart with an OK button. Spec §8 Cart and product messages. */
export function showCartNotice(notice: CartNotice, context: NoticeContext): void {
  notices.show({ action1: { label: context.t('notices.ok') }, ...toNotification(notice, context) })
}

/** The message of a notice and its buttons. */
export function toNotification(
  notice: CartNotice,
  { t, locale, price, goesWith, cartHref, checkoutHref, proceedHref }: NoticeContext,
): Omit<Notification, 'id'> {
  switch (notice.kind) {
    case 'product-added':
      return {
        type: 'success',
        message: t('cart.added'),
        action2: { label: t('cart.toCheckout'), href: proceedHref },
        ...withPanel(notice.line, goesWith, { label: t('cart.toCart'), href: cartHref }),
      }
    case 'quantity-updated':
      return {
        type: 'success',
        message: t('cart.updated'),
        action2: { label: t('cart.toCheckout'), href: proceedHref },
        ...(notice.isAdded && withPanel(notice.line, goesWith, { label: t('cart.toCart'), href: cartHref })),
      }
    case 'volatile':
      return { type: 'warning', message: t('cart.volatile') }
    case 'out-of-stock':
      return { type: 'error', message: t('cart.outOfStock') }
    case 'price-unknown':
      return { type: 'error', message: t('cart.priceUnknown') }
    case 'product-fault':
      return { type: 'error', message: notice.message === NO_VARIANTS ? t('cart.noVariants') : notice.message }
    case 'quantity-refused':
      return { type: 'error', message: quantityMessage(notice.verdict, t) ?? t('cart.notWhole') }
    case 'refused':
      return { type: 'error', message: translateRefusal(notice.message, t) }
    case 'removed': {
      const [name = ''] = notice.names
      const message = notice.names.length > 1 ? t('cart.removedAll') : t('cart.removed', { name })
      return { type: 'info', message, timeToLive: 10_000, action1: { label: t('cart.undo'), onPress: notice.undo } }
    }
    case 'saved-for-later': {
      const message = t('cart.saved.done', { name: notice.name })
      return { type: 'success', message, timeToLive: 10_000, action1: { label: t('cart.undo'), onPress: notice.undo } }
    }
    case 'quantity-changed':
      return { type: 'warning', message: t('cart.quantityChanged', { name: notice.name, qty: notice.qty }) }
    case 'price-changed':
      return { type: 'warning', message: t('cart.priceChanged', { name: notice.name, price: price(notice.price) }) }
    case 'line-lost':
      return { type: 'error', message: t('cart.lineLost', { name: notice.name }) }
    case 'added-elsewhere':
    case 'removed-elsewhere':
    case 'changed-elsewhere': {
      const message = t(ELSEWHERE[notice.kind], { names: joinList(notice.names, locale) })
      return { type: 'info', message, timeToLive: 10_000, action1: { label: t('cart.undo'), onPress: notice.undo } }
    }
    case 'ordered-elsewhere':
      return { type: 'info', message: t('cart.elsewhere.ordered', { names: joinList(notice.names, locale) }), hasNoTimeout: true }
    case 'order-arrived': {
      const href = `${checkoutHref}?order=${encodeURIComponent(notice.orderId)}`
      return { type: 'success', message: t('cart.orderArrived'), hasNoTimeout: true, action2: { label: t('cart.viewOrder'), href } }
    }
    case 'coupon-kept':
      return { type: 'error', message: t('cart.coupon.kept', { code: notice.code }) }
    case 'coupon-lost':
      return { type: 'warning', message: t('cart.coupon.lost', { code: notice.code }) }
    case 'coupon-applied':
      return { type: 'success', message: t('cart.coupon.applied', { code: notice.code }) }
    case 'coupon-removed':
      return { type: 'success', message: t('cart.coupon.removed', { code: notice.code }) }
    case 'claim-redeemed':
      return { type: 'success', message: t('cart.coupon.redeemed', { code: notice.code, percent: notice.percent }) }
  }
}

function withPanel(
  line: CartItem,
  goesWith: NoticeContext['goesWith'],
  action3: NotificationAction,
): Pick<Notification, 'content' | 'timeToLive' | 'action3'> {
  return { content: createElement(AddedPanel, { line }, goesWith(line)), timeToLive: PANEL_MS, action3 }
}

const ELSEWHERE = {
  'added-elsewhere': 'cart.elsewhere.added',
  'removed-elsewhere': 'cart.elsewhere.removed',
  'changed-elsewhere': 'cart.elsewhere.changed',
} as const

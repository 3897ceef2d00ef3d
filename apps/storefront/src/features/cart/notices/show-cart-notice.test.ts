import { NO_VARIANTS } from '@meerkat/domain/variants/configure-product'
import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it } from 'vitest'
import { notices } from '../../../shell/notifications/notices.ts'
import type { CartNotice } from './cart-notice.ts'
import { showCartNotice, toNotification } from './show-cart-notice.ts'

const i18n = await createI18n('en-US', ['shop', 'cart'])
const line = { sku: 'KIBBLE', name: 'Kibble', qty: 1 }

const context = {
  t: (id: string, values?: Record<string, unknown>) => i18n.t(id, values),
  locale: 'en-US',
  price: (amount: number) => `R${amount}`,
  goesWith: () => null,
  cartHref: '/cart',
  checkoutHref: '/checkout',
  proceedHref: 'https://pay.example/c1',
}

describe('cart and product messages (Spec §8)', () => {
  it.each<{ notice: CartNotice; type: string; message: string }>([
    { notice: { kind: 'product-added', line }, type: 'success', message: 'Product has been added to the cart!' },
    { notice: { kind: 'quantity-updated', line, isAdded: false }, type: 'success', message: 'Product quantity has been updated!' },
    {
      notice: { kind: 'volatile' },
      type: 'warning',
      message: 'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    },
    { notice: { kind: 'out-of-stock' }, type: 'error', message: 'The product is out of stock and cannot be added to the cart!' },
    { notice: { kind: 'price-unknown' }, type: 'error', message: 'Product price is unknown, product cannot be added to the cart!' },
    { notice: { kind: 'product-fault', message: NO_VARIANTS }, type: 'error', message: 'No available product variants' },
    { notice: { kind: 'product-fault', message: 'Sold by vets only' }, type: 'error', message: 'Sold by vets only' },
    {
      notice: { kind: 'quantity-refused', verdict: { kind: 'above-maximum', maximum: 3 } },
      type: 'error',
      message: 'Only 3 products of this type are available!',
    },
    {
      notice: { kind: 'quantity-refused', verdict: { kind: 'below-minimum', minimum: 2 } },
      type: 'error',
      message: 'The minimum quantity is 2.',
    },
    {
      notice: { kind: 'quantity-refused', verdict: { kind: 'not-in-steps', step: 6 } },
      type: 'error',
      message: 'This product is sold in multiples of 6.',
    },
    { notice: { kind: 'refused', message: 'Please choose a packsize first' }, type: 'error', message: 'Please choose a packsize first' },
    { notice: { kind: 'price-changed', name: 'Kibble', price: 120 }, type: 'warning', message: 'The price of Kibble has changed to R120.' },
  ])('$message', ({ notice, type, message }) => {
    expect(toNotification(notice, context)).toMatchObject({ type, message })
  })

  it('offers the checkout after a success', () => {
    expect(toNotification({ kind: 'product-added', line }, context).action2).toEqual({
      label: 'Proceed to checkout',
      href: 'https://pay.example/c1',
    })
    expect(toNotification({ kind: 'quantity-updated', line, isAdded: false }, context).action2?.href).toBe('https://pay.example/c1')
    expect(toNotification({ kind: 'out-of-stock' }, context).action2).toBeUndefined()
  })

  it('shows what was added, for longer, but no panel after a change in the cart', () => {
    expect(toNotification({ kind: 'product-added', line }, context)).toMatchObject({ content: { props: { line } }, timeToLive: 8000 })
    expect(toNotification({ kind: 'quantity-updated', line, isAdded: true }, context).content).toBeDefined()
    expect(toNotification({ kind: 'quantity-updated', line, isAdded: false }, context).content).toBeUndefined()
  })

  it('offers undo after a removal', () => {
    let undone = 0
    toNotification({ kind: 'removed', names: ['Kibble'], undo: () => undone++ }, context).action1?.onPress?.()
    expect(undone).toBe(1)
  })
})

it.each<{ notice: CartNotice }>([
  { notice: { kind: 'product-added', line } },
  { notice: { kind: 'out-of-stock' } },
  { notice: { kind: 'volatile' } },
])('the message of $notice.kind has an OK button (Spec §8)', ({ notice }) => {
  showCartNotice(notice, context)
  expect(notices.store.getState().items.at(-1)?.action1?.label).toBe('OK')
})

import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { createI18n } from '@meerkat/i18n/messages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MessagesProvider } from '../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../shell/store-view/store-view.tsx'
import { storeViews } from '../../shell/store-view/stores.ts'
import { Destination } from './destination.tsx'
import { NextSteps, type NextStepsProps } from './next-steps.tsx'
import { OrderedProducts } from './ordered-products.tsx'

const i18n = await createI18n('en-US', ['shop', 'cart', 'checkout'])
const show = (children: ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider i18n={i18n}>
      <StoreViewProvider view={storeViews[0]!}>{children}</StoreViewProvider>
    </MessagesProvider>,
  )

describe('what was ordered', () => {
  const bowl = { sku: 'BOWL', name: 'Steel bowl', qty: 2, price: 100 }
  const line = { sku: 'BOWL', id: 7, name: 'Steel bowl', image: '/s/t/steel-bowl.webp', url_path: 'bowls/steel-bowl-7.html', qty: 2 }

  it('has the picture of each product, and links to it', () => {
    const markup = show(<OrderedProducts products={[bowl]} lines={[{ ...line, sku: 'OTHER', image: '/o/t/other.webp' }, line]} />)
    expect(markup.match(/href="[^"]*"/g)).toEqual(['href="/bowls/steel-bowl-7.html"', 'href="/bowls/steel-bowl-7.html"'])
    expect(markup).toContain('steel-bowl.webp')
    expect(markup).not.toContain('other.webp')
    expect(markup).toContain('2 ×')
  })

  it('names the chosen options', () => {
    const options = [
      { label: 'Size', value: 'Large' },
      { label: 'What should we engrave?', value: 'Rex' },
    ]
    const text = show(<OrderedProducts products={[bowl]} lines={[{ ...line, options }]} />).replaceAll(/<[^>]*>/g, '|')
    expect(text).toContain('|Size: Large|')
    expect(text).toContain('|What should we engrave? Rex|')
  })

  it('names the options that only the totals of the server name: custom options and the choices of a bundle', () => {
    const totals = { options: [{ label: 'Engraving', value: 'Rex' }] } as unknown as NonNullable<CartItem['totals']>
    const text = show(<OrderedProducts products={[bowl]} lines={[{ ...line, totals }]} />).replaceAll(/<[^>]*>/g, '|')
    expect(text).toContain('|Engraving: Rex|')
  })

  it('has only the name when the line is not on this device', () => {
    const markup = show(<OrderedProducts products={[bowl]} lines={[]} />)
    expect(markup).not.toContain('href')
    expect(markup).toContain('Steel bowl')
  })
})

const shippingAddress = { firstname: 'Thandi', lastname: 'Mokoena', street: ['14 Acacia Road', ''], city: 'Pretoria', postcode: '0181' }
const sent = { shippingAddress, shipping_carrier_code: 'courier', shipping_method_code: 'standard', payment_method_code: 'cashondelivery' }

it.each([
  { why: 'an order that is sent', of: sent, shown: /^\|*Shipping address\|+Thandi Mokoena\|+14 Acacia Road\|+0181 Pretoria\|*$/ },
  {
    why: 'an order that is collected',
    of: { ...sent, shipping_carrier_code: 'pickup', shippingExtraFields: { collectAt: 'Observatory, 12 Sentinel Road, Cape Town' } },
    shown: /^\|*Collection point\|+Observatory, 12 Sentinel Road, Cape Town\|*$/,
  },
  { why: 'an order that is neither sent nor collected', of: { ...sent, shippingAddress: undefined }, shown: /^$/ },
])('names the destination of $why', ({ of, shown }) => {
  expect(show(<Destination of={of} />).replaceAll(/<[^>]*>/g, '|')).toMatch(shown)
})

it.each([
  { carrier: 'courier', sentence: /We will deliver 2 items to you.*Please have the amount ready when the driver comes/, not: /collect/ },
  { carrier: 'pickup', sentence: /We will write to you as soon as you can collect your order/, not: /deliver|driver/ },
])('an order by $carrier says how the goods come to the shopper', ({ carrier, sentence, not }) => {
  const order = {
    order_id: 'o',
    cart_id: 'c',
    products: [{ sku: 'BOWL', name: 'Steel bowl', qty: 2, price: 100, product_type: 'simple' }],
    addressInformation: { ...sent, shipping_carrier_code: carrier },
  } as unknown as NextStepsProps['order']
  const text = show(<NextSteps order={order} totals={null} payment={null} isUnpaid={false} />).replaceAll(/<[^>]*>/g, ' ')
  expect(text).toMatch(sentence)
  expect(text).not.toMatch(not)
})

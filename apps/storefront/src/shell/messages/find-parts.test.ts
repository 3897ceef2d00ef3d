import { expect, it } from 'vitest'
import { findParts } from './find-parts.ts'

it.each([
  { path: '/', parts: ['shop'] },
  { path: '/dogs', parts: ['shop'] },
  { path: '/cart', parts: ['shop', 'cart'] },
  { path: '/Cart', parts: ['shop', 'cart'] },
  { path: '/checkout', parts: ['shop', 'cart', 'checkout'] },
  { path: '/order/pay', parts: ['shop', 'cart', 'checkout', 'payment'] },
  { path: '/my-account/orders/7', parts: ['shop', 'cart', 'checkout', 'account'] },
  { path: '/guest-order', parts: ['shop', 'cart', 'checkout', 'account'] },
  { path: '/reset-password', parts: ['shop', 'checkout', 'account'] },
  { path: '/newsletter/confirm', parts: ['shop', 'checkout', 'account'] },
  { path: '/contact', parts: ['shop', 'service'] },
  { path: '/contactUs', parts: ['shop', 'service'] },
  { path: '/i/contact', parts: ['shop', 'service'] },
  { path: '/pages/contactUs', parts: ['shop', 'service'] },
  { path: '/store-locator', parts: ['shop', 'service'] },
  { path: '/i/store-locator', parts: ['shop', 'service'] },
  { path: '/i/about-us', parts: ['shop'] },
  { path: '/compare', parts: ['shop', 'later'] },
  { path: '/wishlist', parts: ['shop', 'later'] },
  { path: '/offline', parts: ['shop', 'later'] },
  { path: '/product-alert', parts: ['shop', 'later', 'checkout'] },
  { path: '/review-requests', parts: ['shop', 'later'] },
  { path: '/message-copy', parts: ['shop', 'service'] },
])('$path hydrates with the messages that its loader adds on the server', ({ path, parts }) => {
  expect(findParts(path)).toEqual(parts)
})

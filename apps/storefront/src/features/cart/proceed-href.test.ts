import { expect, it } from 'vitest'
import { proceedHref } from './proceed-href.ts'

it.each([
  { why: 'our checkout by default', external: '', href: '/de/checkout' },
  { why: 'the checkout of the settings', external: 'https://pay.example/start', href: 'https://pay.example/start' },
  {
    why: 'that checkout, with the cart token in its URL',
    external: 'https://pay.example/{cartId}?from={cartId}',
    href: 'https://pay.example/a%2Fb?from=a%2Fb',
  },
])('"Proceed to checkout" leads to $why (Spec §8)', ({ external, href }) => {
  expect(proceedHref('/de/checkout', 'a/b', external)).toBe(href)
})

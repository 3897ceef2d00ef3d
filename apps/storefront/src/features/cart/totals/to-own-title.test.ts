import { createI18n } from '@meerkat/i18n/words'
import { expect, it } from 'vitest'
import { toOwnTitle } from './to-own-title.ts'

const { t } = await createI18n('de-DE', ['shop', 'cart'])

it.each([
  { why: 'a known row', code: 'subtotal', title: 'Subtotal', shown: 'Zwischensumme' },
  {
    why: 'what stands in brackets',
    code: 'shipping',
    title: 'Shipping (Kurier - Standard, 2-4 Tage)',
    shown: 'Versand (Kurier - Standard, 2-4 Tage)',
  },
  { why: 'brackets within brackets', code: 'shipping', title: 'Shipping (Post - Standard (A))', shown: 'Versand (Post - Standard (A))' },
  { why: 'the code of a coupon', code: 'discount', title: 'Discount (PAWS10)', shown: 'Rabatt (PAWS10)' },
  { why: 'the last row', code: 'grand_total', title: 'Grand Total', shown: 'Gesamtsumme' },
  { why: 'a row of another server', code: 'reward_points', title: 'Reward points (20)', shown: 'Reward points (20)' },
])('names $why', ({ code, title, shown }) => {
  expect(toOwnTitle({ code, title, value: 1 }, t)).toEqual({ code, title: shown, value: 1 })
})

import type { Translate } from '@meerkat/i18n/messages'

/** The server's sentences about refused changes of the cart. They are stable, so that they can be translated. docs/wire.md §1.4. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(?<name>.+) is out of stock$/, 'cart.refused.outOfStock'],
  [/^Only (?<qty>\d+(?:\.\d+)?) of (?<name>.+) are left$/, 'cart.refused.left'],
  [/^At most (?<qty>\d+(?:\.\d+)?) of (?<name>.+) can be ordered at once$/, 'cart.refused.most'],
  [/^At least (?<qty>\d+(?:\.\d+)?) of (?<name>.+) must be ordered$/, 'cart.refused.least'],
  [/^(?<name>.+) is sold in steps of (?<qty>\d+(?:\.\d+)?)$/, 'cart.refused.steps'],
  [/^(?<name>.+) is not sold at the moment$/, 'cart.refused.disabled'],
  [/^(?<name>.+) is a set: please add the products in it one by one$/, 'cart.refused.set'],
  [/^This choice is not available for (?<name>.+)$/, 'cart.refused.choice'],
  [/^Please choose (?<field>.+) first$/, 'cart.refused.choose'],
  [/^(?<field>.+) must not be in the past$/, 'cart.refused.past'],
  [/^(?<field>.+) takes at most (?<qty>\d+) characters$/, 'cart.refused.long'],
  [/^(?<title>.+): files cannot be sent with an order, please send them by e-mail$/, 'product.optionByMail'],
  [/^A cart holds at most (?<qty>\d+) different products$/, 'cart.refused.full'],
  [/^We do not have this product$/, 'cart.refused.unknown'],
  [
    /^(?:The cart is being changed elsewhere|The shop is busy|Something went wrong on our side|Too many requests), please try again/,
    'search.failed',
  ],
]

/** The refusal in the shopper's language; a sentence without a translation stays as the server wrote it. Spec §8. */
export function translateRefusal(message: string, t: Translate): string {
  for (const [sentence, id] of SENTENCES) {
    const places = sentence.exec(message)
    if (places) return t(id, { ...places.groups })
  }
  return message
}

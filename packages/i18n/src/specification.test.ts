import { expect, it } from 'vitest'
import { catalogLocales } from './load-messages.ts'
import { createI18n } from './messages.ts'
import { catalogParts, readPo } from './testing/read-po.ts'

const i18n = await createI18n('en-US', ['shop', 'cart', 'checkout', 'account'])

/** Texts that the specification gives word for word and the shop shows unchanged. Its other texts are reworded with the same meaning. */
it.each([
  ['cart.added', 'Product has been added to the cart!'],
  ['cart.updated', 'Product quantity has been updated!'],
  ['cart.volatile', 'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.'],
  ['cart.outOfStock', 'The product is out of stock and cannot be added to the cart!'],
  ['cart.priceUnknown', 'Product price is unknown, product cannot be added to the cart!'],
  ['cart.noVariants', 'No available product variants'],
  ['cart.notConfigured', 'No such configuration for the product. Please do choose another combination of attributes.'],
  ['cart.lineOutOfStock', 'Out of the stock!'],
  ['cart.lineInStock', 'In stock!'],
  ['cart.coupon.wrong', "You've entered an incorrect coupon code. Please try again."],
  ['cart.toCheckout', 'Proceed to checkout'],
  ['notices.ok', 'OK'],
  ['checkout.notAvailable', 'Some of the ordered products are not available!'],
  ['checkout.empty', 'Shopping cart is empty, add products before checkout'],
  ['catalog.noProducts', 'No products synchronized for this category. Please come back while online!'],
  ['account.updated', 'Account data has successfully been updated'],
  ['account.passwordChanged', 'Password has successfully been changed'],
  ['account.loggedOut', "You're logged out"],
  ['account.needed', 'You need to be logged in to see this page'],
  ['account.resetFailed', 'Error while sending reset password e-mail'],
  ['wire.emailTaken', 'A customer with the same email already exists'],
  ['wire.notAuthorised', 'Error refreshing user token. User is not authorized to access the resource'],
  ['error.offline', 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.'],
  ['error.server.title', 'Something went wrong, try again in a few seconds'],
])('message %s is %j (Spec §8)', (id, text) => {
  expect(i18n.t(id)).toBe(text)
})

it('messages with values have the texts of the specification (Spec §8)', () => {
  expect(i18n.t('product.quantityBelow', { quantity: 3 })).toBe('Only 3 products of this type are available!')
  expect(i18n.t('checkout.invalid', { email: 'a@b.example' })).toBe(
    'Internal validation error. Please check if all required fields are filled in. Please contact us on a@b.example',
  )
})

it('the languages include those of the specification (Spec §1, §9)', () => {
  const offered = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'ja-JP', 'ru-RU', 'it-IT', 'pt-BR', 'pl-PL', 'cs-CZ', 'en-ZA']
  expect([...catalogLocales]).toEqual(expect.arrayContaining(offered))
})

const translated = catalogLocales.filter((locale) => !locale.startsWith('en-'))

/** Features of a fashion store that the specification names, each with one of its messages. */
it.each([
  { texts: 'colours', id: 'facet.colours' },
  { texts: 'sizes', id: 'tile.chooseSize' },
  { texts: 'the size guide', id: 'page.mysize-guide' },
  { texts: 'the store locator', id: 'places.title' },
  { texts: 'invoices for companies', id: 'checkout.wantsInvoice' },
])('the texts of $texts are in the catalogue of every language (Spec §1)', ({ id }) => {
  const textOf = (locale: string) => catalogParts.map((part) => readPo(locale, part).get(id)).find(Boolean)
  expect(textOf('en-US')).toBeTruthy()
  expect(translated.filter((locale) => !textOf(locale))).toEqual([])
})

import { isOnePage, shopper } from '../shop/checkout.ts'
import { cartButton, expectNotice, openPage } from '../shop/frame.ts'
import { expectTrapped, tabTo, typeInto } from '../shop/keyboard.ts'
import { expect, test } from '../shop/test.ts'

const BAG = 'Kopje & Kin Venison & Pumpkin'

test('a complete order works with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  test.slow()
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()

  await test.step('opens the menu and closes it with Escape', async () => {
    const opener = page.getByRole('button', { name: 'Show categories of Dogs' })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dog Food', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Dog Food' })).toBeVisible()
  })

  await test.step('narrows the list', async () => {
    await openPage(page, '/dogs/dog-food')
    await tabTo(page, page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: 'Kopje & Kin' }))
    await page.keyboard.press('Space')
    await expect(
      page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Remove the filter Kopje & Kin' }),
    ).toBeVisible()
    await expect(page).toHaveURL(/brand=/)
    await expect(page.getByRole('checkbox', { name: 'Kopje & Kin' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: BAG, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: BAG })).toBeVisible()
  })

  await test.step('chooses and buys', async () => {
    const size = page.getByRole('link', { name: '6 kg' })
    await tabTo(page, size)
    await page.keyboard.press('Enter')
    await expect(size).toHaveAttribute('aria-current', 'true')
    await expect(size).toBeFocused()
    await tabTo(page, page.getByRole('textbox', { name: 'Quantity', exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2')
    const button = page.getByRole('button', { name: 'Add to cart', exact: true })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expectNotice(page, 'Product has been added to the cart!')
    await expect(button).toBeFocused()
    await expect(cartButton(page, 2)).toBeVisible()
  })

  await test.step('looks into the cart and comes back to where it was opened', async () => {
    await openPage(page, '/dogs')
    const opener = cartButton(page, 2)
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await expect(drawer.getByRole('article', { name: BAG })).toBeVisible()
    await expectTrapped(page, drawer)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, drawer.getByRole('button', { name: `Remove ${BAG}` }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Are you sure you would like to remove this item' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(drawer, 'Escape closes the question only').toBeVisible()
    await expect(drawer.getByRole('button', { name: `Remove ${BAG}` })).toBeFocused()
    await tabTo(page, drawer.getByRole('link', { name: 'Proceed to checkout' }))
    await page.keyboard.press('Enter')
  })

  await test.step('fills in the four steps', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    const personal = page.getByRole('region', { name: /Personal details/ })
    await typeInto(page, personal.getByLabel('First name'), shopper.firstName)
    await typeInto(page, personal.getByLabel('Last name'), shopper.lastName)
    await typeInto(page, personal.getByLabel('E-mail address'), shopper.email)
    // Where all sections are one page, Enter in a field orders nothing.
    await page.keyboard.press('Enter')
    const shipping = page.getByRole('region', { name: /Shipping/ })
    if (!isOnePage(page)) await expect(shipping.getByRole('heading', { level: 2 })).toBeFocused()
    await typeInto(page, shipping.getByLabel('Street and number'), shopper.street)
    await tabTo(page, shipping.getByRole('button', { name: 'Add a flat, unit or floor' }))
    await page.keyboard.press('Enter')
    await expect(shipping.getByLabel('Flat, unit or floor')).toBeFocused()
    await page.keyboard.type(shopper.apartment)
    await typeInto(page, shipping.getByLabel('Postal code'), shopper.zip)
    await expect(shipping.getByLabel('City or town')).toHaveValue(shopper.city)
    await typeInto(page, shipping.getByLabel('Phone number'), shopper.phone)
    await tabTo(page, shipping.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await expect(shipping.getByRole('radio').nth(1)).toBeChecked()
    const payment = page.getByRole('region', { name: /Payment/ })
    const review = page.getByRole('region', { name: /Order review/ })
    if (isOnePage(page)) {
      await tabTo(page, payment.getByRole('radio', { checked: true }))
    } else {
      await tabTo(page, shipping.getByRole('button', { name: 'Continue to payment' }))
      await page.keyboard.press('Enter')
      await expect(payment.getByRole('heading', { level: 2 })).toBeFocused()
      await tabTo(page, payment.getByRole('button', { name: 'Go to the order review' }))
      await page.keyboard.press('Space')
      await expect(review.getByRole('heading', { level: 2 })).toBeFocused()
    }
    await tabTo(page, review.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
    await page.keyboard.press('Space')
    await tabTo(page, review.getByRole('button', { name: 'Place the order' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' })).toBeFocused()
  })
})

test('one panel is open at a time; navigation or a click outside closes it', async ({ page, isMobile }) => {
  await openPage(page, '/')
  const cartDrawer = page.getByRole('dialog', { name: 'Your cart' })
  await cartButton(page, 0).click()
  await expect(cartDrawer).toBeVisible()
  await expect(cartDrawer.getByText('Your cart is empty')).toBeVisible()
  if (isMobile) {
    await page.touchscreen.tap(5, 400)
    await expect(cartDrawer).toBeHidden()
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Shop' }).click()
    const drawer = page.getByRole('dialog', { name: 'Shop' })
    await drawer.getByRole('button', { name: 'Show categories of Cats' }).click()
    await expect(drawer.getByRole('link', { name: 'Cat Food' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Back' }).click()
    await drawer.getByRole('link', { name: 'Dogs', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dogs' })).toBeVisible()
    await expect(drawer).toBeHidden()
  } else {
    await page.mouse.click(100, 500)
    await expect(cartDrawer).toBeHidden()
    await cartButton(page, 0).click()
    await cartDrawer.getByRole('link', { name: 'Start shopping' }).click()
    await expect(cartDrawer).toBeHidden()
  }
})

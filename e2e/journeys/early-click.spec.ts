import type { Page } from '@playwright/test'
import { cartButton, expectHydrated, expectNotice, moveUntilVisible, openPage } from '../shop/frame.ts'
import { slowProcessor } from '../shop/slow-processor.ts'
import { expect, test } from '../shop/test.ts'
import { findSimpleProducts } from '../shop/wire.ts'

/** Holds back all JavaScript files until the returned function is called. */
async function holdBundle(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click before hydration is answered at once and not lost @phone', async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const release = await holdBundle(page)
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  const isAnswered = await add.evaluate((button: HTMLElement) => {
    button.click()
    return button.ariaBusy === 'true' && document.querySelector('[role=status]')?.textContent === 'Adding …'
  })
  expect(isAnswered, 'within the click itself').toBe(true)
  await expect(page.getByRole('status').getByText('Adding …')).toBeVisible()
  await expect(cartButton(page, 0)).toBeVisible()
  release()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  await expect(page.getByText('Adding …')).toBeHidden()
})

test('what was added before hydration is added on the next page, once @phone', async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const release = await holdBundle(page)
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').getByText('Adding …')).toBeVisible()
  release()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  await page.reload()
  await expectHydrated(page)
  await expect(cartButton(page, 1)).toBeVisible()
  await page.goBack()
  await expectHydrated(page)
  await expect(cartButton(page, 1)).toBeVisible()
})

test('the checkout waits for what was added before hydration', { tag: '@phone' }, async ({ page }) => {
  const [product] = await findSimpleProducts(page.request)
  const release = await holdBundle(page)
  await page.goto(`/${product!.url_path}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  // Longer than it takes to read the empty cart, shorter than the client waits for an answer.
  await page.route('**/_search**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/checkout', { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('region', { name: /Personal details/ }).getByLabel('First name')).toBeVisible()
  await expect(page.getByRole('status').getByText('Adding …')).toBeHidden()
  await expect(page).toHaveURL('/checkout')
})

test('a button whose dialog is still loading says so at once', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click()
  await expect(page.getByRole('status').getByText('One moment …')).toBeVisible()
  release()
  await expect(page.getByRole('dialog', { name: 'Wishlist' })).toBeVisible()
  await expect(page.getByText('One moment …')).toBeHidden()
})

test('a sort order chosen before hydration applies to the list', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page, 'without waiting for the bundle').toHaveURL('/dogs?sort=final_price')
  release()
  await expectHydrated(page)
  await expect(page.getByLabel('Sort by')).toHaveValue('final_price')
})

test('a filter chosen before hydration filters the list without waiting for the bundle', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  const filter = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first()
  const filterName = await filter.getAttribute('name')
  await filter.check()
  await expect(page).toHaveURL(new RegExp(`\\?${filterName}=`))
  await expect(page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first()).toBeChecked()
  release()
  await expectHydrated(page)
  // Going back does not filter again.
  await page.goBack()
  await expect(page).toHaveURL('/dogs')
  await expectHydrated(page)
  await expect(page).toHaveURL('/dogs')
  await expect(filter).not.toBeChecked()
})

test('what is typed before hydration is searched for', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search products' }).fill('chicken')
  release()
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(/chicken/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=chicken')
})

test('what is filled in before hydration stays, and goes into the cart', { tag: '@phone' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/advice-kits/classes-workshops/meerkat-basics-puppy-class-six-saturdays-5057.html', { waitUntil: 'commit' })
  await page.getByLabel('Quantity').fill('2')
  await page.getByLabel('Name of the puppy').fill('Sipho')
  await page.getByRole('checkbox', { name: 'Course photo' }).check()
  await page.getByRole('checkbox', { name: 'Treat bag' }).check()
  release()
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 2)).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
  await expect(page.getByLabel('Name of the puppy')).toHaveValue('Sipho')
  await expect(page.getByRole('checkbox', { name: 'Course photo' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Treat bag' })).toBeChecked()
})

test('what is filled in while its part of the page is being hydrated stays, and reaches the form', { tag: '@phone' }, async ({ page }) => {
  await fillWhenMarked(page, 'main input[type=date]', '2020-01-31')
  await openPage(page, '/de/beratung-sets/tele-tierarzt/meerkat-basics-tele-tierarzt-30-minuten-5052.html')
  await expect(page.getByLabel('Wunschtag')).toHaveValue('2020-01-31')
  await page.locator('.buy-button').click()
  await expect(page.getByText(/^Bitte wählen Sie einen Tag ab dem/)).toBeVisible()
  await expect(page.getByLabel('Wunschtag')).toHaveValue('2020-01-31')
})

test('a page that is scrolled before hydration stays there', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  }).toPass()
  release()
  // They are loaded after the page has been hydrated.
  const hearts = page.getByRole('main').getByRole('button', { name: /: on the wishlist$/ })
  await moveUntilVisible(page, hearts.first())
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('a page that is loaded again is where it was before hydration', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/dogs')
  const hearts = page.getByRole('main').getByRole('button', { name: /: on the wishlist$/ })
  await moveUntilVisible(page, hearts.first())
  await page.evaluate(() => scrollTo(0, 1500))
  const release = await holdBundle(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  release()
  await moveUntilVisible(page, hearts.first())
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

/** Fills a control on a slow phone as soon as React has marked it, which is before React listens to it. */
async function fillWhenMarked(page: Page, selector: string, value: string): Promise<void> {
  await slowProcessor(page)
  await page.addInitScript(
    ([which, text]) => {
      const { port1, port2 } = new MessageChannel()
      port1.start()
      port1.addEventListener('message', () => {
        const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(which)
        if (!control || !Object.keys(control).some((key) => key.startsWith('__react'))) return port2.postMessage(0)
        // Use the native setter, as the browser does: React replaces it, and ignores a value that was set through its own.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, text)
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      })
      port2.postMessage(0)
    },
    [selector, value] as const,
  )
}

/** A phone with a quarter of this machine's speed, so that the moments between two steps of hydration are long. */
/** A third-generation phone connection. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

for (const { button, opens } of [
  { button: 'Wishlist', opens: 'Wishlist' },
  { button: 'Menu', opens: 'Shop' },
])
  test(`at 400 kbit/s "${button}" answers at once and opens when the bundle is there`, { tag: '@phone' }, async ({ page }) => {
    await slowDown(page)
    // Held back: on a busy machine the bundle could arrive before this click, and before the test has looked for the feedback.
    const release = await holdBundle(page)
    await page.goto('/dogs', { waitUntil: 'commit' })
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expect(page.getByRole('status').getByText('One moment …')).toBeVisible()
    release()
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText('One moment …')).toBeHidden()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })

test('filters, search and cart are links, which open before the bundle is there', { tag: '@phone' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Filters' })).toBeInViewport()
  await page.goto('/dogs', { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: /Cart/ }).click()
  await expect(page).toHaveURL('/cart')
  release()
})

test('a click that only opens something is forgotten when the page is left', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBundle(page)
  await page.goto('/dogs', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Wishlist' }).click()
  await expect(page.getByRole('status').getByText('One moment …')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('One moment …')).toBeHidden()
  release()
  await expectHydrated(page)
  await expect(page.getByRole('dialog', { name: 'Wishlist' })).toBeHidden()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('a product is on the wishlist although the page was left before the server had answered', { tag: '@desktop' }, async ({
  page,
  faults,
}) => {
  await openPage(page, '/dogs')
  const hearts = page.getByRole('main').getByRole('button', { name: /: on the wishlist$/ })
  await moveUntilVisible(page, hearts.first())
  const name = (await hearts.first().getAttribute('title'))!.replace(': on the wishlist', '')
  // Held until the page is left, which aborts it.
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  let isLeft = false
  await page.route('**/product/_search*', async (route) => {
    if (isLeft) await route.continue()
    else if (decodeURIComponent(route.request().url()).includes('"attribute":"id"')) hold()
  })
  // The device's catalogue asks for it four seconds after the page: a slow machine has not finished by then.
  faults.expectFault(/net::ERR_FAILED.*\/pack/)
  await page.route('**/pack*', (route) => route.abort())
  await hearts.first().click()
  await held
  isLeft = true
  await page.goto('/')
  await expectNotice(page, `Product ${name} has been added to wishlist!`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Wishlist/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Wishlist' }).getByRole('listitem')).toHaveCount(1)
})

test('no click is lost while the parts of the page arrive and are hydrated', { tag: '@desktop' }, async ({ page }) => {
  let scripts = 0
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100 + ((++scripts * 137) % 600)))
    await route.continue()
  })
  await page.goto('/dogs', { waitUntil: 'commit' })
  const buttons = page.getByRole('main').locator('button[data-add]')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const clicks = 8
  for (let at = 0; at < clicks; at++) await buttons.nth(at).click()
  await expect(page.getByRole('banner').locator('a[href$="/cart"]')).toContainText(`${clicks} items`)
})

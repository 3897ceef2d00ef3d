import { readStored } from '../shop/device.ts'
import { openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

test('the shop can be installed: manifest, icons and screenshots have the sizes that it declares', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/de')
  const devtools = await page.context().newCDPSession(page)
  const { url, data = '', errors } = await devtools.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/de/manifest.webmanifest')
  expect(errors).toEqual([])

  // Chromium's reasons not to offer the installation. The only one here is the private mode in which tests run.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  type Picture = { src: string; sizes: string }
  const { icons, screenshots, shortcuts } = JSON.parse(data) as {
    icons: Picture[]
    screenshots: Picture[]
    shortcuts: { icons: Picture[] }[]
  }
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const named = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons), { src: touch!, sizes: '180x180' }]
  const loaded = await page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (src) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob())
          return `${picture.width}x${picture.height}`
        }),
      ),
    named.map(({ src }) => src),
  )
  expect(loaded).toEqual(named.map(({ sizes }) => sizes))
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the installation is offered on the second visit, once, and "Not now" is remembered', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/')
    // Without a worker the shop does not open offline, and is not offered.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => readStored(page, 'shop/install', 'offer')).toMatchObject({ visits: 1, answer: null })
    await page.clock.setSystemTime(Date.now() + 60 * 60_000)
    await openPage(page, '/')
    expect(await page.evaluate(announceDialog), 'the browser shows nothing by itself').toBe(true)
    await expect.poll(() => readStored(page, 'shop/install', 'offer')).toMatchObject({ visits: 2, offeredIn: null })
    const offer = page.getByText('Install Meerkat on this device')
    await expect(offer).toBeHidden()

    await page.getByRole('main').getByRole('link', { name: /^Dogs/ }).first().click()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toBeHidden()
    await expect.poll(() => readStored(page, 'shop/install', 'offer')).toMatchObject({ offeredIn: 2, answer: 'no' })
  })
})

/** Fires the event of Chromium for a shop that can be installed. Playwright's contexts are private windows, where Chromium does not fire it. */
function announceDialog(): boolean {
  const dialog = { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'dismissed' }) }
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), dialog)
  return !dispatchEvent(event)
}

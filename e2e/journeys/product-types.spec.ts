import { expectStored } from '../shop/device.ts'
import { expectNotice, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

const ADDED = 'Product has been added to the cart!'

test('a date option is required, validated and stored with the cart line', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/late-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await openPage(page, '/de/beratung-sets/tele-tierarzt/meerkat-basics-tele-tierarzt-30-minuten-5052.html')
  await expect(page.getByRole('main').getByText('Nachnahme'), 'nothing is delivered').toHaveCount(0)
  const day = page.getByLabel('Wunschtag')
  await day.fill('2020-01-31')
  const button = page.locator('.buy-button')
  await button.click()
  await expectNotice(page, 'Bitte wählen Sie die individuellen Optionen des Produkts und beheben Sie die Eingabefehler', 'Hinweise')
  await expect(page.getByText('form.dateFrom')).toHaveCount(0)
  arrive()
  await expect(page.getByText(/^Bitte wählen Sie einen Tag ab dem \d+-\d+-\d{4}\.$/)).toBeVisible()
  const year = new Date().getFullYear() + 1
  await day.fill(`${year}-03-09`)
  await page.getByLabel('Worum geht es?').fill('Er hinkt')
  await button.click()
  await expectNotice(page, 'Der Artikel liegt im Warenkorb!', 'Hinweise')
  await page.goto('/de/cart')
  const line = page.getByRole('article').first()
  await expect(line.getByText(`9-3-${year}`)).toBeVisible()
  await expect(line.getByText('Er hinkt')).toBeVisible()
})

test('a bundle costs the sum of its parts and is one cart line', async ({ page }) => {
  await openPage(page, '/advice-kits/starter-kits/meerkat-basics-puppy-starter-box-5084.html')
  const toys = page.getByRole('group', { name: 'Toy' })
  const button = page.locator('.buy-button')
  const before = amount(await button.innerText())
  await toys.getByRole('radio').nth(1).check({ force: true })
  await expect.poll(async () => amount(await button.innerText())).toBeCloseTo(before + 80, 2)
  await toys.getByRole('button', { name: 'One more of Toy' }).click()
  await page.getByRole('group', { name: 'Advice' }).getByRole('radio', { name: 'None' }).check({ force: true })
  await expect.poll(async () => amount(await button.innerText())).toBeCloseTo(before + 80 + 149.9 - 290, 2)
  const price = amount(await button.innerText())
  await button.click()
  await expectNotice(page, ADDED)
  await page.goto('/cart')
  const line = page.getByRole('article').first()
  await expect(line.getByText(/^2 [x×] Tumblepaw Squeaky Warthog$/)).toBeVisible()
  await expect.poll(async () => amount(await line.locator('.price-now').innerText())).toBeCloseTo(price, 2)
})

test('a grouped product adds one line per member, and a downloadable product sells single files', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/advice-kits/starter-kits/meerkat-basics-grooming-day-set-5074.html')
  const members = page.getByRole('list', { name: 'What is in the set' })
  await members.getByRole('button', { name: 'One less of Sudsbury Paw Balm' }).click()
  await page.locator('.buy-button').click()
  await expectNotice(page, ADDED)

  await openPage(page, '/advice-kits/care-guides/meerkat-basics-puppy-care-guide-5063.html')
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck({ force: true })
  await page.locator('.buy-button').click()
  await expect(page.getByText('Field is required')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Week planner (PDF)' }).check({ force: true })
  await page.locator('.buy-button').click()
  await expectNotice(page, ADDED)
  // The notice may be about the members, because this page sends those that the previous page had not sent yet.
  await expectStored(page, 'shop/cart', 'Puppy Care Guide')

  await page.goto('/cart')
  // Suggested products below are articles too.
  await expect(page.getByRole('region', { name: 'Items in your cart' }).getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('article', { name: 'Sudsbury Paw Balm' })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Meerkat Basics Puppy Care Guide' }).getByText('Week planner (PDF)')).toBeVisible()
})

function amount(text: string): number {
  return Number(/R([\d,]+\.\d{2})/.exec(text)?.[1]?.replaceAll(',', ''))
}

test('a product with tier prices lists them, and the button charges the one that is reached', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/dogs/dog-food/veldtrail-beef-stew-with-carrots-6x400g-4343.html')
  const table = page.getByRole('table', { name: 'Buy more, pay less' })
  await expect(table.getByRole('row', { name: 'From 5 pieces R185.16 each' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Add to cart', exact: true })
  await expect(button).toContainText('R194.90')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('6')
  await expect(button).toContainText('R1,110.96')
})

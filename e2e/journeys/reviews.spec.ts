import { expectNotice, openPage } from '../shop/frame.ts'
import { expect, test } from '../shop/test.ts'

/** One pixel. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('a review form validates its fields, submits once and awaits moderation @phone', async ({ page }) => {
  const path = '/dogs/dog-food/kopje-kin-giant-breed-lamb-4338.html'
  await openPage(page, path)
  const reviews = page.locator('#reviews')
  await page.getByRole('link', { name: /reviews?$/ }).click()
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.getByText('Field is required')).toHaveCount(4)
  await expect(reviews.getByLabel('Name shown with the review')).toBeFocused()

  await reviews.getByRole('radio', { name: /4/ }).check({ force: true })
  await reviews.getByLabel('Name shown with the review').fill('Thandi')
  await reviews.getByLabel('E-mail address').fill('thandi@nowhere')
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.getByText('Please provide valid e-mail address.')).toBeVisible()
  await reviews.getByLabel('E-mail address').fill('thandi@example.com')
  await reviews.getByLabel('Summary').fill('<b>Big dog</b>, happy dog')
  await reviews.getByRole('textbox', { name: 'Review', exact: true }).fill('<img src=x onerror=alert(1)> He waits at the bowl.')
  await reviews.getByLabel('Add photos').setInputFiles([
    { name: 'bella.png', mimeType: 'image/png', buffer: PHOTO },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
  ])
  await expect(reviews.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(reviews.getByText('This file is not a photo. Choose a JPEG, PNG or WebP picture.')).toBeVisible()
  const answer = page.waitForResponse('**/api/review/create*')
  await reviews.getByRole('button', { name: 'Send review' }).click()
  expect((await (await answer).json()).result.pictures).toEqual([{ path: expect.stringMatching(/^\/review\//), width: 1, height: 1 }])
  await expectNotice(page, 'You submitted your review for moderation.')
  await expect(reviews.getByLabel('Summary')).toHaveValue('')
  // The review is not shown before moderation.
  await page.reload()
  await expect(page.getByText('happy dog')).toHaveCount(0)
})

test('a star of the mail that asks for a review opens the form with that rating, and only the form sends it @phone', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/review/create')) sent.push(request.postData() ?? '')
  })
  await openPage(page, '/dogs/dog-food/kopje-kin-giant-breed-lamb-4338.html#review=TOKEN&stars=4')
  const reviews = page.locator('#reviews')
  await expect(reviews.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  await reviews.getByRole('radio', { name: '2 of 5 stars' }).check({ force: true })
  await reviews.getByLabel('Name shown with the review').fill('Thandi')
  await reviews.getByLabel('E-mail address').fill('thandi@example.com')
  await reviews.getByLabel('Summary').fill('Not for us')
  await reviews.getByRole('textbox', { name: 'Review', exact: true }).fill('He left the bowl.')
  expect(sent).toEqual([])
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expectNotice(page, 'You submitted your review for moderation.')
  expect(sent).toEqual([expect.stringContaining('"value":2')])
  await expect(reviews.getByRole('radio', { checked: true }), 'the link chose its rating once').toHaveCount(0)
})

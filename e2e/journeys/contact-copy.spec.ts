import type { Page } from '@playwright/test'
import { findMail, linkTo, readMails } from '../shop/mailbox.ts'
import { expect, test } from '../shop/test.ts'
import { uniqueEmail } from '../shop/unique-email.ts'

const CONFIRM = 'Please confirm the copy of your message'
const COPY = 'Copy of your message'

async function write(page: Page, email: string): Promise<void> {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Write to us' })
  await form.getByLabel('Your e-mail address').fill(email)
  await form.getByLabel('Your message').fill(`Which food, asks ${email}`)
  await form.getByRole('checkbox', { name: 'Send me a copy' }).check()
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('status')).toHaveText(/^Thank you, your message has been sent\. For the copy, please open the link/)
}

/** Opens the link of the mail twice: a mail scanner has opened it before. */
async function confirm(page: Page, email: string): Promise<void> {
  const asked = await findMail(email, CONFIRM)
  expect(asked.text).not.toContain('Which food')
  const link = linkTo(asked, 'message-copy')
  await page.goto(link)
  expect(readMails(email)).toHaveLength(1)
  await page.getByRole('button', { name: 'Send me the copy' }).click()
  await expect(page.getByText('The copy is on its way to you.')).toBeVisible()
  // The address is broken up, so that mail clients do not make a link of it.
  expect((await findMail(email, COPY)).text).toContain('Which food, asks')

  await page.goto(link)
  await page.getByRole('button', { name: 'Send me the copy' }).click()
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByRole('region', { name: 'Write to us' })).toBeVisible()
  expect(readMails(email)).toHaveLength(2)
}

test('the copy of a message is mailed after its sender has confirmed the address @phone', async ({ page }) => {
  const email = uniqueEmail('writes')
  await write(page, email)
  await confirm(page, email)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the copy of a message is mailed after its sender has confirmed the address @desktop', async ({ page }) => {
    const email = uniqueEmail('writes')
    await write(page, email)
    await confirm(page, email)
    await page.goto('/message-copy?token=wrong')
    await page.getByRole('button', { name: 'Send me the copy' }).click()
    await expect(page.getByText('This link is not complete.')).toBeVisible()
  })
})

import { expect, type Locator, type Page } from '@playwright/test'
import type { Speech } from './speech.ts'

export interface Login {
  readonly email: string
  readonly password: string
}

/** The log-in dialog. */
export function authDialog(page: Page): Locator {
  return page.locator('.auth-dialog')
}

/** Fills in the dialog that is open. */
export async function logIn(page: Page, { email, password }: Login, { words }: Speech): Promise<void> {
  const dialog = authDialog(page)
  await dialog.getByRole('textbox', { name: /mail/i }).fill(email)
  await dialog.locator('input[autocomplete="current-password"]').fill(password)
  await dialog.getByRole('button', { name: words.logIn, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Waits for a notification and dismisses it. */
export async function expectTold(page: Page, message: string, { words }: Speech): Promise<void> {
  await expect(page.getByRole('region', { name: words.notices }).getByText(message, { exact: true })).toBeVisible()
}

/** Opens an account page by its name in the account navigation. */
export async function openAccountPage(page: Page, name: string, { words }: Speech): Promise<void> {
  await page.getByRole('navigation', { name: words.account }).getByRole('link', { name, exact: true }).click()
}

export interface DeviceMemory {
  readonly databases: Readonly<Record<string, unknown>>
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly cookies: string
  readonly caches: readonly string[]
}

/** Everything the shop has stored in this browser. */
export async function readDevice(page: Page): Promise<DeviceMemory> {
  return page.evaluate(readMemory)
}

/** Runs in the page. */
async function readMemory(): Promise<DeviceMemory> {
  const finish = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const databases: Record<string, unknown> = {}
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await finish(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      databases[`${name}/${store}`] = await finish(database.transaction(store).objectStore(store).getAll())
    }
    database.close()
  }
  const caches = await globalThis.caches.keys()
  return { databases, local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie, caches }
}

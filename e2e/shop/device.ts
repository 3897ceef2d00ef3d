import { expect, type Page } from '@playwright/test'

export interface DeviceMemory {
  /** Values by key, by database and collection: `shop/cart`. */
  readonly databases: Readonly<Record<string, Readonly<Record<string, { readonly value?: unknown }>>>>
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly cookies: string
  readonly caches: readonly string[]
}

/** Everything the shop has stored in this browser. */
export async function readDevice(page: Page): Promise<DeviceMemory> {
  return page.evaluate(readMemory)
}

/** What a collection has under a key; undefined when it is not stored. */
export async function readStored(page: Page, collection: string, key: string): Promise<unknown> {
  const { databases } = await readDevice(page)
  return databases[collection]?.[key]?.value
}

/** Waits until a text has reached the disk: a page that is left before that may lose it. */
export async function expectStored(page: Page, collection: string, text: string): Promise<void> {
  const read = async () => JSON.stringify((await readDevice(page)).databases[collection] ?? {})
  await expect.poll(read, { message: `${collection} is stored` }).toContain(text)
}

/** Runs in the page. */
async function readMemory(): Promise<DeviceMemory> {
  const finish = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const databases: Record<string, Record<string, { value?: unknown }>> = {}
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await finish(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([finish(rows.getAllKeys()), finish(rows.getAll())])
      databases[`${name}/${store}`] = Object.fromEntries(keys.map((key, at) => [String(key), values[at] as object]))
    }
    database.close()
  }
  const caches = await globalThis.caches.keys()
  return { databases, local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie, caches }
}

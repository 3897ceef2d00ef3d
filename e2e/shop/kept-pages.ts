import { expect, type Page } from '@playwright/test'
import { openPage } from './frame.ts'

/** Visits a page for the first time, until the service worker has stored it and every file of the build. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await openPage(page, path)
  await expect.poll(() => listMissing(page), { timeout: 120_000 }).toEqual([])
  await expect.poll(() => isStored(page, new URL(path, page.url()).pathname), { timeout: 60_000 }).toBe(true)
}

/** The files of one of the worker's lists that are not stored yet: those it loads while the page is idle, or the messages of a language. */
export async function listMissing(page: Page, list = 'idle'): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const script = await (await fetch('/service-worker.js')).text()
    // The list of the built worker, an array or one string that is split.
    const [, written = ''] = new RegExp(`\\b${name}"?:(\\[[^\\]]*\\]|\`[^\`]*\`)`).exec(script) ?? []
    const files = written.match(/\/assets\/[^"'`,]+/g) ?? ['the list of files']
    const found = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
    return files.filter((_, index) => !found[index])
  }, list)
}

/** Whether the worker has stored the page; in any language when none is given. */
export async function isStored(page: Page, path: string, language = ''): Promise<boolean> {
  return page.evaluate(
    async ({ wanted, ending }) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-') && name.endsWith(ending))
      for (const name of names) if (await (await caches.open(name)).match(wanted, { ignoreVary: true })) return true
      return false
    },
    { wanted: path, ending: language },
  )
}

/** Waits until the packs of a store view's catalogue are stored on the device. */
export async function expectPacks(page: Page, index: string): Promise<void> {
  const isHere = async (name: string) => Boolean(await (await caches.open(name)).match('/details'))
  await expect.poll(() => page.evaluate(isHere, `pack-${index}`), { timeout: 60_000 }).toBe(true)
}

import type { Product } from '@meerkat/contract/product'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAdditions } from '../../shell/page-load/early-additions.ts'
import type { Lists } from './create-lists.ts'

const BALL = { id: 7, sku: 'BALL-7', name: 'Ball' } as Product

/** A new page: its modules are loaded again, and the test decides when its lists open. */
async function openPage() {
  vi.resetModules()
  const { provideLists } = await import('./lists-context.ts')
  const { toggleProduct } = await import('./toggle-product.ts')
  const lists = Promise.withResolvers<Lists>()
  const add = vi.fn<Lists['add']>(async () => undefined)
  provideLists(() => lists.promise)
  return {
    add,
    click: () => toggleProduct('wishlist', { id: BALL.id, name: BALL.name, document: BALL }, { t: (key: string) => key } as never),
    open: () => lists.resolve({ add } as unknown as Lists),
    fail: () => lists.reject(new Error('not loaded')),
  }
}

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  })
  vi.stubGlobal('location', { href: 'https://shop.example/dogs' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps a click for the next page until the code of the lists is loaded', async () => {
  const page = await openPage()
  const clicked = page.click()
  expect(readAdditions()).toMatchObject([{ id: BALL.id, list: 'wishlist', at: 'https://shop.example/dogs' }])
  page.open()
  await clicked
  expect(page.add).toHaveBeenCalledExactlyOnceWith('wishlist', BALL)
  expect(readAdditions()).toEqual([])
})

it('ignores a click that the next page has claimed', async () => {
  const page = await openPage()
  const clicked = page.click()
  sessionStorage.setItem('early', '[]')
  page.open()
  await clicked
  expect(page.add).not.toHaveBeenCalled()
})

it('drops a click when the lists cannot be loaded, after the time in which a page that is being left stops running', async () => {
  vi.useFakeTimers()
  const page = await openPage()
  const clicked = page.click()
  page.fail()
  await vi.advanceTimersByTimeAsync(100)
  expect(readAdditions()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await clicked
  expect(readAdditions()).toEqual([])
  expect(page.add).not.toHaveBeenCalled()
})

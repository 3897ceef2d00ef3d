import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFullCategory, findProductPath } from '../shop/find-category.ts'
import { type RunningShop, startShop } from '../shop/start-shop.ts'
import { BUDGETS, FONT_BUDGET_KB } from './budgets.ts'
import { countPageBytes } from './count-page-bytes.ts'

let shop: RunningShop
let places: { category: string; product: string }

beforeAll(async () => {
  shop = await startShop()
  places = { category: (await findFullCategory(shop.url)).url_path, product: await findProductPath(shop.url) }
})
afterAll(() => shop.stop())

it.each(BUDGETS)('the first load of the $page page stays within its byte budget', async ({ path, htmlKb, scriptKb, scripts }) => {
  const bytes = await countPageBytes(shop.url, path(places))
  expect(bytes.scripts).toBeGreaterThan(0)
  expect(bytes.scripts).toBeLessThanOrEqual(scripts)
  expect(bytes.html / 1000).toBeLessThanOrEqual(htmlKb)
  expect(bytes.script / 1000).toBeLessThanOrEqual(scriptKb)
  expect(bytes.font / 1000).toBeLessThanOrEqual(FONT_BUDGET_KB)
})

it('a shop that has ended by itself can be stopped', async () => {
  process.kill(shop.pid, 'SIGTERM')
  await expect.poll(() => fetch(shop.url).catch(() => 'ended'), { timeout: 60_000 }).toBe('ended')
  await shop.stop()
})

import type { BenchRow } from '../bench-row.ts'
import { findFullCategory, findProductPath } from '../shop/find-category.ts'
import { startShop } from '../shop/start-shop.ts'
import { BUDGETS } from './budgets.ts'
import { countPageBytes } from './count-page-bytes.ts'

/** Bytes of each kind of page, beside its budget. */
export async function benchBytes(): Promise<BenchRow[]> {
  const shop = await startShop()
  try {
    const places = { category: (await findFullCategory(shop.url)).url_path, product: await findProductPath(shop.url) }
    const rows: BenchRow[] = []
    for (const { page, path, htmlKb, scriptKb } of BUDGETS) {
      const bytes = await countPageBytes(shop.url, path(places))
      rows.push(
        { name: `${page}: HTML`, value: bytes.html / 1000, unit: 'kB', goal: `at most ${htmlKb}` },
        { name: `${page}: initial JS (${bytes.scripts} files)`, value: bytes.script / 1000, unit: 'kB', goal: `at most ${scriptKb}` },
        { name: `${page}: CSS and preloaded fonts`, value: (bytes.style + bytes.font) / 1000, unit: 'kB' },
      )
    }
    return rows
  } finally {
    await shop.stop()
  }
}

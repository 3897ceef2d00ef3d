import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import { runShopTool } from './run-shop-tool.ts'

const PLENTY = 1_000_000

/** Raises the stock of every sku of a stopped shop, so that a measurement cannot sell it out. */
export function fillStock(dataDir: string, environment: Readonly<Record<string, string>>): void {
  const file = join(dataDir, 'bundle.json')
  runShopTool(['export', file], dataDir, environment)
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as CatalogBundle
  const stock = bundle.stock.map((item) => ({ ...item, qty: PLENTY, is_in_stock: true }))
  writeFileSync(file, JSON.stringify({ ...bundle, stock }))
  runShopTool(['import', file, '--stock', '--yes'], dataDir, environment)
}

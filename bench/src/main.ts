// `npm run bench`: each part of the shop compared with its floor, measured in the same run. Ratios count; absolute figures vary with the
// machine. `npm run bench -- search pages` runs only these parts.
import type { BenchRow } from './bench-row.ts'
import { benchBytes } from './bytes/bench-bytes.ts'
import { benchCatalogue } from './catalogue/bench-catalogue.ts'
import { benchChanges } from './changes/bench-changes.ts'
import { benchDevice } from './device/bench-device.ts'
import { benchOrders } from './orders/bench-orders.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchRelevance } from './search/bench-relevance.ts'
import { benchSearch } from './search/bench-search.ts'
import { benchStart } from './shop/bench-start.ts'

const PARTS: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  bytes: benchBytes,
  start: benchStart,
  pages: benchPages,
  orders: benchOrders,
  search: benchSearch,
  relevance: benchRelevance,
  catalogue: benchCatalogue,
  changes: benchChanges,
  device: benchDevice,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name}`)
  for (const row of await measure()) console.log(`  ${describe(row)}`)
}

function describe({ name, value, unit, floor, goal }: BenchRow): string {
  const ratio = floor === undefined ? '' : `  ${(value / floor).toFixed(2)} of the floor ${format(floor)}`
  return `${name.padEnd(52)} ${format(value).padStart(10)} ${unit.padEnd(6)}${ratio}${goal ? `  (goal: ${goal})` : ''}`
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(value < 1 ? 3 : 1)
}

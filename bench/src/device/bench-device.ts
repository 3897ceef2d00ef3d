import type { BenchRow } from '../bench-row.ts'
import { startShop } from '../shop/start-shop.ts'
import { measurePacks } from './measure-packs.ts'
import { measureTyping } from './measure-typing.ts'

/** The catalogue on the device: bytes of its packs, and the delay between a keystroke in the search field and its results. Decision 0038. */
export async function benchDevice(): Promise<BenchRow[]> {
  const shop = await startShop()
  try {
    const packs = await measurePacks(shop.url)
    const typing = await measureTyping(shop.url)
    return [
      { name: 'search pack, Brotli', value: packs.lists / 1000, unit: 'kB', goal: 'at most 150' },
      { name: 'pack of details, Brotli', value: packs.details / 1000, unit: 'kB' },
      { name: `typing, key to results, ${typing.keys} keys, p50`, value: typing.p50Ms, unit: 'ms', goal: 'at most 30' },
      { name: 'typing, key to results, p95', value: typing.p95Ms, unit: 'ms', goal: 'at most 30' },
    ]
  } finally {
    await shop.stop()
  }
}

import type { Executor } from '../db/executor.ts'
import { readVersion } from './catalog-writes.store.ts'

/** True until the first import; a shop whose merchant removed every product is not empty. */
export async function isCatalogEmpty(sql: Executor): Promise<boolean> {
  return (await readVersion(sql)) === 0
}

import type { Executor } from '../db/executor.ts'
import { readVersion } from './catalog-writes.store.ts'

/** True until something has been imported; a shop whose merchant removed every product is not empty. */
export async function isCatalogEmpty(sql: Executor): Promise<boolean> {
  return (await readVersion(sql)) === 0
}

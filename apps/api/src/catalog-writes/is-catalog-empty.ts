import type { Executor } from '../db/executor.ts'

/** True until something has been imported; a shop whose merchant removed every product is not empty. */
export async function isCatalogEmpty(sql: Executor): Promise<boolean> {
  const [row] = await sql.run<{ version: number }>({ name: 'read-catalog-version', text: 'select version from catalog_version' })
  return (row?.version ?? 0) === 0
}

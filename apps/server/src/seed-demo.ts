import { join } from 'node:path'
import type { Database } from '@meerkat/api/db'
import { isCatalogEmpty } from '@meerkat/api/is-catalog-empty'
import { writeDownloads } from '@meerkat/api/write-downloads'
import { writePictures } from '@meerkat/api/write-pictures'
import type { StoresFile } from '@meerkat/contract/store-config'

interface SeedDeps {
  readonly database: Database
  readonly dataDir: string
  /** Its content pages name the shop, its seller and its terms by these settings. */
  readonly stores: StoresFile
  readonly say: (text: string) => void
}

/**
 * Fills an empty database with the demo catalogue. Pictures are written first, so that a stored catalogue always has its pictures
 * even if an earlier start was interrupted.
 */
export async function seedDemo({ database, dataDir, stores, say }: SeedDeps): Promise<void> {
  if (!(await isCatalogEmpty(database.sql))) return
  // Imported dynamically: otherwise texts, pictures and the importer would cost every later start memory and time.
  const { buildDemoCatalog } = await import('@meerkat/demo-catalog/demo-catalog')
  const { factsOf } = await import('@meerkat/demo-catalog/shop-facts')
  const { importCatalog } = await import('@meerkat/api/import-catalog')
  const { bundle, pictures, downloads } = buildDemoCatalog(undefined, factsOf(stores))
  let tenths = 0
  await writePictures(join(dataDir, 'media'), pictures, (done, all) => {
    if (done * 10 < (tenths + 2) * all) return
    tenths = Math.floor((done * 10) / all)
    say(`Drawing pictures: ${done} of ${all}`)
  })
  await writeDownloads(dataDir, downloads)
  say(`Importing ${bundle.stores[0]?.products.length ?? 0} products …`)
  await importCatalog(database, bundle)
}

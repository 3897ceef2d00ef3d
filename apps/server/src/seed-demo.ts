import type { Database } from '@meerkat/api/db'
import { importCatalog, isCatalogEmpty, writePictures } from '@meerkat/api/seed'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'

interface SeedDeps {
  readonly database: Database
  readonly mediaDir: string
  readonly say: (text: string) => void
}

/**
 * Fills an empty database with the demo catalogue. Pictures first: a catalogue that is there has its pictures, whatever
 * interrupted an earlier start.
 */
export async function seedDemo({ database, mediaDir, say }: SeedDeps): Promise<void> {
  if (!(await isCatalogEmpty(database.db))) return
  const { bundle, pictures } = buildDemoCatalog()
  say(`Drawing ${pictures.length} pictures …`)
  await writePictures(mediaDir, pictures)
  const [store] = bundle.stores
  say(`Putting ${store?.products.length ?? 0} products on the shelves …`)
  await importCatalog(database.db, bundle)
}

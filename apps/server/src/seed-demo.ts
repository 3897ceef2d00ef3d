import { join } from 'node:path'
import type { Database } from '@meerkat/api/db'
import { isCatalogEmpty } from '@meerkat/api/is-catalog-empty'
import { writeDownloads } from '@meerkat/api/write-downloads'
import { writePictures } from '@meerkat/api/write-pictures'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { ShopFacts } from '@meerkat/demo-catalog/shop-facts'

interface SeedDeps {
  readonly database: Database
  readonly dataDir: string
  /** Its content pages name this shop and its seller. */
  readonly shop: Pick<ShopConfig, 'name' | 'contactEmail' | 'seller'>
  readonly say: (text: string) => void
}

/**
 * Fills an empty database with the demo catalogue. Pictures are written first, so that a stored catalogue always has its pictures
 * even if an earlier start was interrupted.
 */
export async function seedDemo({ database, dataDir, shop, say }: SeedDeps): Promise<void> {
  if (!(await isCatalogEmpty(database.sql))) return
  // Imported dynamically: otherwise texts, pictures and the importer would cost every later start memory and time.
  const { buildDemoCatalog } = await import('@meerkat/demo-catalog/demo-catalog')
  const { importCatalog } = await import('@meerkat/api/import-catalog')
  const { bundle, pictures, downloads } = buildDemoCatalog(undefined, factsOf(shop))
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

function factsOf({ name, contactEmail, seller }: SeedDeps['shop']): ShopFacts {
  return { shop: name, seller: seller.name, address: seller.address.join(', '), email: contactEmail }
}

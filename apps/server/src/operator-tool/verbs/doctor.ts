import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Verb } from '../verb.ts'

interface CountedCatalog {
  readonly stores: readonly { readonly storeCode: string; readonly products: readonly unknown[] }[]
}

export const doctor: Verb = {
  usage: ['doctor'],
  summary: 'checks configuration, database and catalogue',
  async run({ operator, database, config, terminal }) {
    const { stores } = (await operator.exportCatalog()) as CountedCatalog
    terminal.line('Configuration: no faults.')
    terminal.line(`Database: ${database.kind}, reached and migrated.`)
    for (const { storeCode, products } of stores)
      terminal.line(`Catalogue of ${storeCode || 'the default store view'}: ${products.length} products.`)
    if (stores.length === 0) terminal.line('Catalogue: empty.')
    if (!existsSync(join(config.dataDir, 'media'))) terminal.line(`Pictures: none in ${join(config.dataDir, 'media')}.`)
  },
}

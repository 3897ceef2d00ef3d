import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { noMore } from '../faults.ts'
import type { Verb } from '../verb.ts'

export const reindex: Verb = {
  usage: ['reindex'],
  summary: 'rebuilds the search index',
  help: ['An open shop reloads its catalogue and uses the former index until the new one is ready.'],
  async run({ operator, config, terminal }, { words }) {
    noMore(words)
    rmSync(join(config.dataDir, 'search'), { recursive: true, force: true })
    await operator.reloadCatalog()
    terminal.line('The stored index is deleted. A running shop rebuilds it now, a stopped one at its next start.')
  },
}

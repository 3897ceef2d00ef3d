import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Verb } from '../verb.ts'

export const reindex: Verb = {
  usage: ['reindex'],
  summary: 'deletes the stored search index, so that the next start builds it anew',
  async run({ config, terminal }) {
    rmSync(join(config.dataDir, 'search'), { recursive: true, force: true })
    terminal.line('Deleted. The next start builds the search index anew.')
  },
}

import { writeFileSync } from 'node:fs'
import { needed } from '../faults.ts'
import type { Verb } from '../verb.ts'

export const exportCatalog: Verb = {
  usage: ['export FILE'],
  summary: 'writes the catalogue with its stock and reviews into FILE, as import reads it',
  async run({ operator, terminal }, { words: [file] }) {
    const target = needed(file, 'the file to write')
    writeFileSync(target, JSON.stringify(await operator.exportCatalog()))
    terminal.line(`Written to ${target}.`)
  },
}

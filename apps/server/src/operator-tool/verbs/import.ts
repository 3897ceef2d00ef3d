import { readFileSync } from 'node:fs'
import { needed } from '../faults.ts'
import type { Verb } from '../verb.ts'

export const importCatalog: Verb = {
  usage: ['import FILE'],
  summary: 'makes the bundle in FILE the catalogue, whole or not at all',
  async run({ operator, terminal }, { words: [file] }) {
    await operator.importCatalog(JSON.parse(readFileSync(needed(file, 'the file to import'), 'utf8')))
    terminal.line('Imported. An open shop shows it within seconds.')
  },
}

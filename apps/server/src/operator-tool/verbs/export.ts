import { needed, noMore } from '../faults.ts'
import { writeGiven } from '../files.ts'
import type { Verb } from '../verb.ts'

export const exportCatalog: Verb = {
  usage: ['export FILE'],
  summary: 'writes the catalogue with its stock and reviews into FILE, as import reads it',
  async run({ operator, terminal }, { words: [file, ...rest] }) {
    const target = needed(file, 'the file to write')
    noMore(rest)
    writeGiven(target, JSON.stringify(await operator.exportCatalog()))
    terminal.line(`Written to ${target}.`)
  },
}

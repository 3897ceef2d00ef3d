import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DumpHead, dumpDatabase } from '@meerkat/api/backup'
import { type ArchiveWriter, writeArchive } from '../backup/archive.ts'
import { needed, noMore } from '../faults.ts'
import type { Verb } from '../verb.ts'

/** Folders of DATA_DIR that neither a start nor an import recreates. */
export const DATA_FOLDERS = ['media', 'downloads'] as const

export interface Manifest extends DumpHead {
  readonly format: 1
  readonly madeAt: string
}

export const backup: Verb = {
  usage: ['backup FILE'],
  summary: 'writes database, pictures, downloads and settings into one file',
  help: [
    'FILE is a .tar.gz that only its owner may read: it holds customers, keys and settings. The shop may stay open. The database is',
    'written as it was at one moment; on the embedded database, orders wait until that is done, on PostgreSQL they go on.',
  ],
  async run({ database, config, settingsFile, terminal }, { words: [file, ...rest] }) {
    const target = resolve(needed(file, 'the file to write'))
    noMore(rest)
    let rows = 0
    let files = 0
    await writeArchive(target, async (archive) => {
      rows = await writeDatabase(database, archive)
      for (const folder of DATA_FOLDERS) files += await archive.folder(folder, join(config.dataDir, folder))
      await archive.file('settings/stores.json', settingsFile)
      if (config.ownSettingsFile) await archive.file('settings/own.json', config.ownSettingsFile)
      if (existsSync('.env')) await archive.file('settings/env', '.env')
    })
    terminal.line(`Written to ${target}: ${rows} rows, ${files} files and the settings.`)
  },
}

async function writeDatabase(database: Parameters<typeof dumpDatabase>[0], archive: ArchiveWriter): Promise<number> {
  let pieces = 0
  let count = 0
  await dumpDatabase(database, {
    head: (head) =>
      archive.text('manifest.json', JSON.stringify({ format: 1, madeAt: new Date().toISOString(), ...head } satisfies Manifest)),
    async piece({ table, rows }) {
      count += rows.length
      await archive.text(`database/${String(pieces++).padStart(6, '0')}-${table}.jsonl`, rows.join('\n'))
    },
  })
  return count
}

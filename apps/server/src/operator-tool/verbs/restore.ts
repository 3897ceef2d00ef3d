import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { loadDatabase } from '@meerkat/api/restore'
import { checkArchive, type Entry, readArchive, readText, unpack } from '../backup/archive.ts'
import { needed, noMore, ToolFault } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'
import { DATA_FOLDERS, type Manifest } from './backup.ts'

const PIECE = /^database\/\d+-([a-z_]+)\.jsonl$/
const RESTORED_SETTINGS = 'restored-settings'

export const restore: Verb = {
  usage: ['restore FILE [--yes]'],
  summary: 'replaces database, pictures and downloads with those of a backup',
  help: [
    'Everything that the database holds now is gone afterwards, so it asks first; without a terminal it needs --yes, unless the shop',
    'has no orders and no customers. The database is replaced whole or not at all. Files of DATA_DIR that the backup lacks stay.',
    `Settings are never overwritten: where they differ, those of the backup are put into DATA_DIR/${RESTORED_SETTINGS}.`,
    'The backup must be of the same version of the shop. A running shop shows the restored data within seconds, without a restart;',
    'while its database is replaced it asks shoppers to try again.',
  ],
  options: { yes: { type: 'boolean' } },
  async run(tool, { words: [file, ...rest], options }) {
    const { database, config, terminal } = tool
    const source = needed(file, 'the backup to read')
    noMore(rest)
    const manifest = (await checkArchive(source)) as Manifest
    if (manifest.format !== 1) throw new ToolFault(`${source} is a backup of a later version of this shop.`)
    if (!(await mayReplace(tool, options['yes'] === true, manifest))) return
    await loadDatabase(database, manifest, readPieces(source)).catch((fault: unknown) => {
      if (fault instanceof Error && fault.name === 'VersionMismatch')
        throw new ToolFault(
          'The backup is of another version of this shop. Restore it with the version that made it, then update that. Nothing was changed.',
        )
      if (fault instanceof Error && fault.name === 'DatabaseBusy')
        throw new ToolFault('The database is in use by a backup, an import or many orders. Nothing was changed: try again.')
      throw fault
    })
    // Stored search indexes of the former catalogue are obsolete.
    rmSync(join(config.dataDir, 'search'), { recursive: true, force: true })
    const files = await restoreFiles(tool, source)
    terminal.line(`Restored as of ${manifest.madeAt}, with ${files} files.`)
  },
}

async function mayReplace({ operator, terminal }: Tool, isConfirmed: boolean, { madeAt }: Manifest): Promise<boolean> {
  const { orders, customers } = await operator.countPeople()
  if (isConfirmed || orders + customers === 0) return true
  const loss = `This shop has ${orders} orders and ${customers} customers. They are replaced with those of ${madeAt}.`
  if (!terminal.isInteractive) throw new ToolFault(`Nothing was changed: ${loss} Add --yes if that is meant.`)
  terminal.line(loss)
  const isWanted = await terminal.confirm('Replace everything?')
  if (!isWanted) terminal.line('Nothing was changed.')
  return isWanted
}

async function* readPieces(source: string) {
  for await (const { name, bytes } of readArchive(source)) {
    const [, table] = PIECE.exec(name) ?? []
    if (table === undefined) bytes.resume()
    else yield { table, rows: (await readText(bytes)).split('\n') }
  }
}

async function restoreFiles(tool: Tool, source: string): Promise<number> {
  let files = 0
  for await (const entry of readArchive(source)) {
    const [folder] = entry.name.split('/', 1)
    if (DATA_FOLDERS.some((name) => name === folder)) {
      await unpack(entry, tool.config.dataDir)
      files++
    } else if (folder === 'settings') await restoreSettings(tool, entry)
    else entry.bytes.resume()
  }
  return files
}

async function restoreSettings({ config, settingsFile, terminal }: Tool, { name, bytes }: Entry): Promise<void> {
  const [, file = ''] = name.split('/')
  const text = await readText(bytes)
  const now = { env: '.env', 'own.json': config.ownSettingsFile ?? '' }[file] ?? settingsFile
  if (hash(text) === hash(readNow(now))) return
  await unpack({ name: `${RESTORED_SETTINGS}/${file}`, bytes: Readable.from([text]) }, config.dataDir)
  terminal.line(`The settings ${file} differ from those of the backup, which are now in ${join(config.dataDir, RESTORED_SETTINGS, file)}.`)
}

function readNow(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

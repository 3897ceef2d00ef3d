import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogIndex } from '@meerkat/search/build/catalog-index'
import { readSnapshot, writeSnapshot } from '@meerkat/search/build/snapshot'
import type { SnapshotKey } from './engine-command.ts'

/** Reads the saved index; null when there is none or it cannot be read, so that it has to be built. */
export function findSnapshot(directory: string, key: SnapshotKey): CatalogIndex | null {
  try {
    return readSnapshot(readFileSync(join(directory, toFileName(key))))
  } catch {
    return null
  }
}

/** Saves the index and deletes older ones of its name. If the file cannot be written, the next start is slower. */
export function saveSnapshot(directory: string, key: SnapshotKey, index: CatalogIndex): void {
  const file = toFileName(key)
  try {
    mkdirSync(directory, { recursive: true })
    const draft = join(directory, `.${file}.${process.pid}`)
    writeFileSync(draft, writeSnapshot(index))
    renameSync(draft, join(directory, file))
    for (const other of readdirSync(directory)) {
      if (other !== file && other.startsWith(`${toSafeName(key.name)}@`)) rmSync(join(directory, other), { force: true })
    }
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  }
}

function toFileName({ name, version }: SnapshotKey): string {
  return `${toSafeName(name)}@${createHash('sha256').update(version).digest('hex').slice(0, 16)}.index`
}

function toSafeName(name: string): string {
  return name.replace(/[^a-z0-9_]/gi, '-')
}

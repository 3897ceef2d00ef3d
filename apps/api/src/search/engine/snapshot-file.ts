import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogIndex } from '@meerkat/search/build/catalog-index'
import { readSnapshot, writeSnapshot } from '@meerkat/search/build/snapshot'

/** The saved index of this version; null when there is none that can be read, and then it is built anew. */
export function findSnapshot(directory: string, name: string, version: string): CatalogIndex | null {
  try {
    return readSnapshot(readFileSync(join(directory, toFileName(name, version))))
  } catch {
    return null
  }
}

export interface NamedIndex {
  name: string
  version: string
  index: CatalogIndex
}

/** Saves the index and drops older ones of its name. A disk that is full costs a faster start, nothing else. */
export function saveSnapshot(directory: string, { name, version, index }: NamedIndex): void {
  const file = toFileName(name, version)
  try {
    mkdirSync(directory, { recursive: true })
    const draft = join(directory, `.${file}.${process.pid}`)
    writeFileSync(draft, writeSnapshot(index))
    renameSync(draft, join(directory, file))
    for (const other of readdirSync(directory)) {
      if (other !== file && other.startsWith(`${toSafeName(name)}@`)) rmSync(join(directory, other), { force: true })
    }
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  }
}

function toFileName(name: string, version: string): string {
  return `${toSafeName(name)}@${createHash('sha256').update(version).digest('hex').slice(0, 16)}.index`
}

function toSafeName(name: string): string {
  return name.replace(/[^a-z0-9_]/gi, '-')
}

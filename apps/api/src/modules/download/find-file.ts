import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
}

export interface SoldFile {
  readonly path: string
  readonly ending: string
  readonly type: string
}

/** The file of a link, from the store view or else the default one; null when it does not exist. */
export async function findFile(downloadsDir: string, storeCode: string, linkId: number): Promise<SoldFile | null> {
  for (const folder of new Set([storeCode || 'default', 'default'])) {
    const names = await readdir(join(downloadsDir, folder)).catch((): string[] => [])
    const name = names.find((candidate) => candidate.startsWith(`${linkId}.`))
    if (name === undefined) continue
    const ending = extname(name).toLowerCase()
    return { path: join(downloadsDir, folder, name), ending, type: TYPES[ending] ?? 'application/octet-stream' }
  }
  return null
}

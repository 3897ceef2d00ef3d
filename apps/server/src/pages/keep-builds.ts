import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** About fifty builds: more would only pile up on a shop that is deployed many times a day. */
const MAX_BYTES = 256 * 1024 * 1024

interface KeptBuild {
  readonly build: string
  readonly files: readonly string[]
  readonly bytes: number
  /** When another build took its place, in milliseconds; null for the one that runs. */
  readonly replacedAt: number | null
}

export interface KeepOptions {
  /** The name of the running build. */
  readonly build: string
  /** Its files. */
  readonly assets: string
  readonly dataDir: string
  readonly keepMs: number
  readonly now: number
  readonly maxBytes?: number
}

/** Where the files of former builds are. */
export function keptAssets(dataDir: string): string {
  return join(dataDir, 'builds', 'assets')
}

/**
 * Copies the files of the running build into the data directory, so that pages which were opened before the next deploy still find
 * theirs, and deletes builds that were replaced long ago. Every process may do it at the same time: files are written whole or not at
 * all, and all processes of a build write the same list. Decision 0037.
 */
export async function keepBuild({ build, assets, dataDir, keepMs, now, maxBytes = MAX_BYTES }: KeepOptions): Promise<void> {
  const folder = keptAssets(dataDir)
  const list = join(dataDir, 'builds', 'builds.json')
  await mkdir(folder, { recursive: true })
  const known = await readList(list)
  const names = await readdir(assets)
  const bytes = await copyMissing(names, { from: assets, to: folder })
  const current: KeptBuild = { build, files: names, bytes, replacedAt: null }
  const former = known
    .filter((other) => other.build !== build)
    .map((other) => ({ ...other, replacedAt: other.replacedAt ?? now }))
    .filter(({ replacedAt }) => now - replacedAt < keepMs)
  const kept = withinBytes([current, ...former.sort((a, b) => b.replacedAt - a.replacedAt)], maxBytes)
  await writeWhole(list, JSON.stringify(kept))
  await deleteOthers(folder, new Set(kept.flatMap(({ files }) => files)))
}

/** The running build always stays, the others as long as there is room. */
function withinBytes(builds: readonly KeptBuild[], maxBytes: number): KeptBuild[] {
  let bytes = 0
  return builds.filter((build, index) => {
    bytes += build.bytes
    return index === 0 || bytes <= maxBytes
  })
}

/** Copies the files that are missing, and returns the size of all of them in bytes. */
async function copyMissing(names: readonly string[], { from, to }: { from: string; to: string }): Promise<number> {
  const there = new Set(await readdir(to))
  let bytes = 0
  for (const name of names) {
    bytes += (await stat(join(from, name))).size
    if (there.has(name)) continue
    const part = join(to, `.${randomUUID()}`)
    await copyFile(join(from, name), part, constants.COPYFILE_FICLONE)
    await rename(part, join(to, name))
  }
  return bytes
}

/** Another process may be writing an unfinished file that is younger than this. */
const UNFINISHED_MS = 60 * 60 * 1000

async function deleteOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (kept.has(name)) continue
    const file = join(folder, name)
    if (!name.startsWith('.') || (await isOld(file))) await rm(file, { force: true })
  }
}

async function isOld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
  return Date.now() - mtimeMs > UNFINISHED_MS
}

/** A list that cannot be read is replaced by an empty one, and the files of its builds are deleted. */
async function readList(file: string): Promise<KeptBuild[]> {
  try {
    const list: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(list) ? list.filter(isKeptBuild) : []
  } catch {
    return []
  }
}

function isKeptBuild(value: unknown): value is KeptBuild {
  const { build, files, bytes, replacedAt } = value as Partial<KeptBuild>
  return (
    typeof build === 'string' &&
    Array.isArray(files) &&
    typeof bytes === 'number' &&
    (replacedAt === null || typeof replacedAt === 'number')
  )
}

async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}`
  await writeFile(part, text)
  await rename(part, file)
}

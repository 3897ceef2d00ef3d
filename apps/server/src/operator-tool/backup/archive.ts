import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { ToolFault } from '../faults.ts'
import { messageOf } from '../files.ts'

/** Readable only by its owner, because it contains customers, keys and settings. */
const OWNER_ONLY = 0o600
const MANIFEST = 'manifest.json'
/** The last entry: an archive without it is truncated. */
const END = 'end'

export interface Entry {
  readonly name: string
  readonly bytes: Readable
}

export interface ArchiveWriter {
  text(name: string, text: string): Promise<void>
  file(name: string, path: string): Promise<void>
  /** Adds every regular file below the folder, if it exists. Returns their number. */
  folder(name: string, path: string): Promise<number>
}

/** Writes a `.tar.gz`, and renames it to its final name when it is complete. */
export async function writeArchive(target: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const archive = pack()
  const draft = `${target}.part`
  await checkWritable(target, draft)
  const written = pipeline(archive, createGzip(), createWriteStream(draft, { mode: OWNER_ONLY }))
  written.catch((fault: unknown) => archive.destroy(fault instanceof Error ? fault : new Error(String(fault))))
  try {
    await write(createWriter(archive))
    await addText(archive, END, 'end')
    archive.finalize()
    await written
    await rename(draft, target)
  } catch (fault) {
    archive.destroy()
    await written.catch(() => undefined)
    await rm(draft, { force: true })
    throw fault
  }
}

/** Checked before anything is read, because a database may take minutes. @throws ToolFault */
async function checkWritable(target: string, draft: string): Promise<void> {
  const found = await stat(target).catch(() => null)
  if (found?.isDirectory()) throw new ToolFault(`${target} is a folder: name the file to write.`)
  try {
    await writeFile(draft, '', { mode: OWNER_ONLY })
  } catch (fault) {
    throw new ToolFault(`${target} cannot be written: ${messageOf(fault)}`)
  }
}

function createWriter(archive: Pack): ArchiveWriter {
  async function file(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    const entry = archive.entry({ name, size, mode: 0o644 })
    await pipeline(createReadStream(path, { end: Math.max(0, size - 1) }), entry)
  }
  return {
    text: (name, text) => addText(archive, name, text),
    file,
    async folder(name, path) {
      const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch((fault: NodeJS.ErrnoException) => {
        if (fault.code === 'ENOENT') return []
        throw fault
      })
      let count = 0
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const below = join(entry.parentPath, entry.name)
        await file(join(name, below.slice(path.length)), below)
        count++
      }
      return count
    },
  }
}

function addText(archive: Pack, name: string, text: string): Promise<void> {
  return new Promise((done, fail) => {
    archive.entry({ name, mode: OWNER_ONLY }, text, (fault) => (fault ? fail(fault) : done()))
  })
}

/**
 * Reads the entries one by one; each must be read to its end or discarded with `resume()`. @throws ToolFault for a file that is not an
 * archive.
 */
export async function* readArchive(source: string): AsyncGenerator<Entry> {
  const entries = extract()
  const reading = pipeline(createReadStream(source), createGunzip(), entries)
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) yield { name: entry.header.name, bytes: entry as unknown as Readable }
    await reading
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new ToolFault(`There is no file ${source}.`)
    if (code === 'EISDIR' || code === 'EACCES') throw new ToolFault(`${source} cannot be read: ${messageOf(fault)}`)
    if (fault instanceof Error && (code?.startsWith('Z_') || /tar|header|Unexpected end|premature/i.test(fault.message)))
      throw new ToolFault(`${source} is not a complete backup: ${fault.message}.`)
    throw fault
  }
}

/** Reads the archive to its end, and returns its manifest. @throws ToolFault when it is damaged or truncated. */
export async function checkArchive(source: string): Promise<unknown> {
  let manifest: unknown = null
  let isWhole = false
  for await (const { name, bytes } of readArchive(source)) {
    if (name === MANIFEST) manifest = JSON.parse(await readText(bytes))
    else {
      isWhole ||= name === END
      bytes.resume()
    }
  }
  if (manifest === null || !isWhole) throw new ToolFault(`${source} is not a complete backup.`)
  return manifest
}

export async function readText(bytes: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Writes an entry below the folder. @throws ToolFault for a name that would leave the folder. */
export async function unpack({ name, bytes }: Entry, folder: string): Promise<void> {
  if (name.split('/').some((part) => part === '..' || part === '') || name.includes('\\'))
    throw new ToolFault(`The backup has a file with the name ${name}.`)
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await pipeline(bytes, createWriteStream(`${file}.draft`))
  await rename(`${file}.draft`, file)
}

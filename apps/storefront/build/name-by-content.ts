import { createHash } from 'node:crypto'

/** The fields of a chunk of the browser's bundle that determine its name. */
export interface NamedChunk {
  readonly fileName: string
  readonly name: string
  /** The module that distinguishes chunks of the same name. */
  readonly moduleId: string
  readonly code: string
}

export interface StableChunks {
  /** By the file name that the bundler gave. */
  readonly chunks: ReadonlyMap<string, { readonly fileName: string; readonly code: string }>
  /** The file with the names of all lazily loaded chunks. */
  readonly names: { readonly fileName: string; readonly code: string }
  /** Specifiers of the files that many others import. Every page contains it before its first module. */
  readonly importMap: { readonly imports: Readonly<Record<string, string>> }
}

const NAMES = '#names'
/** Letters of a chunk's name that its file name keeps: few, because the names of all lazily loaded files are part of the first load. */
const NAME_LENGTH = 4
/** 30 bits tell apart the few thousand files of a build and of the earlier builds kept with it. */
const HASH_LENGTH = 5
/** The variable with a chunk's list of lazily loaded files; no identifier of minified code is this long. */
const LIST = '__late_files__'
/** A file gets an entry in the import map, which is part of every page, if it is this large and this many others import it. */
const SHARED = { bytes: 4000, importers: 10 }

/**
 * Names chunks so that a change renames few of them. By default a chunk contains the names of the chunks that it imports, and a changed
 * name changes the importer's: one changed byte renamed half of all files. Here the few large files that many others import are addressed
 * through an import map, and the names of lazily loaded files are in one separate file. Only imports between small files remain: a name is
 * the hash of a file's own code and of the code of all files that it reaches. Decision 0036.
 */
export function nameByContent(all: readonly NamedChunk[]): StableChunks {
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const keys = keysOf(all)
  const specifiers = new Map([...sharedFiles(all, byFile)].map((file) => [file, `#${keys.get(file)}`]))

  const mentions = new Map(
    all.map(({ fileName, code }) => [fileName, specifiers.has(fileName) ? readImports(code, byFile) : readNames(code, byFile)]),
  )
  const own = new Map(all.map(({ fileName, code }) => [fileName, hashOf(replaceNames(code, (file) => keys.get(file)))]))
  const fileNames = new Map(
    all.map(({ fileName, name }) => {
      const reached = [...reach(fileName, mentions, specifiers)].map((file) => `${keys.get(file)} ${own.get(file)}`).sort()
      // Files that import each other reach the same files: the key tells them apart.
      return [fileName, `assets/${name.slice(0, NAME_LENGTH)}-${hashOf([keys.get(fileName), ...reached].join('\n'))}.js`]
    }),
  )

  const lists: Record<string, readonly string[]> = {}
  const chunks = new Map<string, { fileName: string; code: string }>()
  for (const { fileName, code } of all) {
    const key = keys.get(fileName)!
    const { text, late } = specifiers.has(fileName) ? loadFromList(code, key, byFile) : { text: code, late: [] }
    if (late.length > 0) lists[key] = late.map((file) => fileNames.get(file) ?? file)
    const shared = text.replace(STATIC, (whole, before: string, file: string) => {
      const specifier = specifiers.get(`assets/${file}`)
      return specifier === undefined ? whole : `${before}"${specifier}"`
    })
    const free = shared.replace(PRELOADS, (list) => preloadThroughMap(list, specifiers))
    const named = replaceNames(free, (file) => fileNames.get(file)?.slice('assets/'.length))
    chunks.set(fileName, { fileName: fileNames.get(fileName)!, code: named })
  }

  const code = `export const l=${writeLists(lists)}`
  const names = { fileName: `assets/names-${hashOf(code)}.js`, code }
  const mapped = [...specifiers].map(([file, specifier]) => [specifier, `/${fileNames.get(file)}`])
  return { chunks, names, importMap: { imports: Object.fromEntries([...mapped, [NAMES, `/${names.fileName}`]]) } }
}

/** `from"./a.js"` and `import"./a.js"`. */
const STATIC = /(\b(?:from|import)\s*)["'`]\.\/([\w.$-]+\.js)["'`]/g
const DYNAMIC = /\bimport\(\s*["'`]\.\/([\w.$-]+\.js)["'`]\s*\)/g
/** Vite's list of the files that are preloaded with a late import. */
const PRELOADS = /\(m\.f=(\[[^\]]*\])\)/

/** A file name within quotes, relative to the chunk or to the root. */
const NAME = /(?<=(["'`])(?:\.\/|assets\/))[\w.$-]+\.js(?=\1)/g

function replaceNames(code: string, nameOf: (file: string) => string | undefined): string {
  return code.replace(NAME, (name) => nameOf(`assets/${name}`) ?? name)
}

function readNames(code: string, byFile: ReadonlyMap<string, NamedChunk>): string[] {
  return [...code.matchAll(NAME)].map(([name]) => `assets/${name}`).filter((file) => byFile.has(file))
}

function readImports(code: string, byFile: ReadonlyMap<string, NamedChunk>): string[] {
  return [...code.matchAll(STATIC)].map(([, , file]) => `assets/${file}`).filter((file) => byFile.has(file))
}

function sharedFiles(all: readonly NamedChunk[], byFile: ReadonlyMap<string, NamedChunk>): Set<string> {
  const importers = new Map<string, number>()
  for (const { code } of all) for (const file of new Set(readImports(code, byFile))) importers.set(file, (importers.get(file) ?? 0) + 1)
  const shared = all.filter(({ fileName, code }) => code.length >= SHARED.bytes && (importers.get(fileName) ?? 0) >= SHARED.importers)
  return new Set(shared.map(({ fileName }) => fileName))
}

/** A key for each chunk that is the same in every build: its name, with a hash of its module where several chunks share the name. */
function keysOf(all: readonly NamedChunk[]): Map<string, string> {
  const count = new Map<string, number>()
  for (const { name } of all) count.set(name, (count.get(name) ?? 0) + 1)
  const keys = all.map(({ fileName, name, moduleId }) => [fileName, count.get(name) === 1 ? name : `${name}-${hashOf(moduleId)}`] as const)
  if (new Set(keys.map(([, key]) => key)).size < all.length) throw new Error('Two chunks have the same name and the same module.')
  return new Map(keys)
}

/** The chunk and every chunk that it mentions, directly or through others, up to the files of the import map. */
function reach(
  file: string,
  mentions: ReadonlyMap<string, readonly string[]>,
  specifiers: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of mentions.get(file) ?? []) if (!specifiers.has(next)) reach(next, mentions, specifiers, seen)
  return seen
}

/** Replaces the names of lazily loaded files by indexes into the chunk's own list. */
function loadFromList(code: string, key: string, byFile: ReadonlyMap<string, NamedChunk>): { text: string; late: readonly string[] } {
  const preloads = PRELOADS.exec(code)
  const late: string[] = preloads ? (JSON.parse(preloads[1]!) as string[]) : []
  const text = code.replace(PRELOADS, `(m.f=${LIST})`).replace(DYNAMIC, (whole, file: string) => {
    const target = `assets/${file}`
    if (!byFile.has(target)) return whole
    if (!late.includes(target)) late.push(target)
    return `import("/"+${LIST}[${late.indexOf(target)}])`
  })
  if (late.length === 0) return { text: code, late }
  return { text: `import{l as ${LIST}s}from"${NAMES}";const ${LIST}=${LIST}s[${JSON.stringify(key)}];${text}`, late }
}

/** A chunk must not contain the file name of an import map entry: when that changes, the chunk's own name does not. */
function preloadThroughMap(list: string, specifiers: ReadonlyMap<string, string>): string {
  return list.replace(/"(assets\/[^"]+)"/g, (quoted, file: string) => {
    const specifier = specifiers.get(file)
    return specifier === undefined ? quoted : `new URL(import.meta.resolve("${specifier}")).pathname.slice(1)`
  })
}

/** Writes each list as one string that the browser splits: a third smaller when compressed than lists of paths. */
function writeLists(lists: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(lists).map(([key, files]) => `${JSON.stringify(key)}:f(${JSON.stringify(files.map(shorten).join(' '))})`)
  return `(f=>({${entries.join()}}))(t=>t.split(" ").map(n=>"assets/"+n+".js"))`
}

function shorten(file: string): string {
  const short = /^assets\/(\S+)\.js$/.exec(file)?.[1]
  if (short === undefined) throw new Error(`A file that is loaded late is not a script in assets: ${file}`)
  return short
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
}

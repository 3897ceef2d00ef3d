import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const storefront = join(import.meta.dirname, '..', '..', 'apps', 'storefront')

export interface NextBuild {
  /** Environment of a shop that serves this build instead of the real one. */
  readonly environment: Readonly<Record<string, string>>
  /** Whether the build has a file, given by its path on the shop. */
  has(path: string): boolean
  end(): void
}

/**
 * The storefront as another deploy would have it: the same code, in which every script has another name and the build another id. A real
 * second build takes half a minute.
 */
export function makeNextBuild(): NextBuild {
  const folder = mkdtempSync(join(tmpdir(), 'meerkat-next-'))
  const isCompressed = (path: string) => /\.(?:br|gz)$/.test(path)
  cpSync(join(storefront, 'dist'), join(folder, 'dist'), { recursive: true, filter: (path) => !isCompressed(path) })
  cpSync(join(storefront, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(storefront, 'node_modules'), join(folder, 'node_modules'))
  const rename = renamer(join(folder, 'dist', 'client', 'assets'))
  for (const entry of readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|html|css)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = rename(readFileSync(path, 'utf8'))
    rmSync(path)
    writeFileSync(join(entry.parentPath, rename(entry.name)), text)
  }
  const hooks = join(import.meta.dirname, 'use-storefront.ts')
  return {
    environment: { NODE_OPTIONS: `--import ${hooks}`, STOREFRONT_FOLDER: folder },
    has: (path) => existsSync(join(folder, 'dist', 'client', path)),
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Gives each script of a folder another name, and the build another id, wherever a text names them. */
function renamer(assets: string): (text: string) => string {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const taken = new Set(names.map((name) => basename(name, '.js')))
  const next = new Map([...taken].map((name) => [name, freeName(name, taken)]))
  const worker = readFileSync(join(assets, '..', 'service-worker.js'), 'utf8')
  const [, build] = /build:[`"]([0-9a-f]{16})[`"]/.exec(worker) ?? []
  if (!build) throw new Error('the service worker does not name its build')
  next.set(
    build,
    build.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  )
  const known = new RegExp([...next.keys()].map(escapeForRegExp).join('|'), 'g')
  return (text) => text.replace(known, (name) => next.get(name) ?? name)
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The name with another last letter, which no file has. Not only another case, which some file systems and caches ignore. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const former = name.at(-1)?.toLowerCase()
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => letter !== former)
  const free = letters.map((letter) => name.slice(0, -1) + letter).find((other) => !taken.has(other))
  if (!free) throw new Error(`no other name for ${name}`)
  return free
}

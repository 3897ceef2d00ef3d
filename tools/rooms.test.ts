import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DOORS, type Door, TEST_TOOLS } from './rooms.ts'

const root = join(import.meta.dirname, '..')

interface Import {
  from: string
  typeOnly: boolean
}

const sources = ['packages', 'apps', 'e2e', 'bench', 'tools'].flatMap((folder) => filesBelow(folder))

describe('rooms', () => {
  it('finds the sources it is meant to guard', () => {
    expect(sources.length).toBeGreaterThan(50)
  })

  it('lets nothing through a door that is not there', () => {
    const faults = sources.flatMap((file) => importsOf(file).flatMap((found) => faultOf(file, found) ?? []))
    expect(faults).toEqual([])
  })

  it('keeps clock, network and screen out of the rooms that are true on paper', () => {
    const faults = sources.filter((file) => !isTest(file)).flatMap((file) => forbiddenWords(file))
    expect(faults).toEqual([])
  })

  it('lets no feature and no api module import another', () => {
    const faults = sources
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap(({ from, typeOnly }) => {
          const here = cellOf(file)
          const target = from.startsWith('.') ? cellOf(resolve(file, from)) : null
          return here && target && here !== target && !typeOnly ? [`${file} → ${from}`] : []
        }),
      )
    expect(faults).toEqual([])
  })

  it('imports no route, but for the router that is made of them', () => {
    const faults = sources
      .filter((file) => !file.startsWith('apps/storefront/src/routes') && !/\/(?:routeTree\.gen\.ts|router\.tsx)$/.test(file))
      .flatMap((file) =>
        importsOf(file).flatMap(({ from }) =>
          from.startsWith('.') && resolve(file, from).startsWith('apps/storefront/src/routes/') ? [`${file} → ${from}`] : [],
        ),
      )
    expect(faults).toEqual([])
  })

  it('gives every room a page that says what belongs there', () => {
    const rooms = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    expect([...rooms, 'e2e', 'bench', 'tools'].filter((room) => !existsSync(join(root, room, 'README.md')))).toEqual([])
  })
})

/** The door of the most specific room that holds the file. */
function doorOf(file: string): Door {
  const holding = DOORS.filter(({ room }) => matches(file, `${room}/*`)).sort((a, b) => b.room.length - a.room.length)
  const [door] = holding
  if (!door) throw new Error(`${file} is in no room: give it a line in tools/rooms.ts`)
  return door
}

function faultOf(file: string, { from, typeOnly }: Import): string | null {
  const door = doorOf(file)
  const target = from.startsWith('.') ? resolve(file, from) : from
  if (from.startsWith('.') && isInside(target, roomFolder(file, door))) return null
  const allowed = [...door.may, ...(typeOnly || isTest(file) ? (door.typesOf ?? []) : []), ...(isTest(file) ? TEST_TOOLS : [])]
  if (allowed.some((pattern) => pattern === '*' || target === pattern || matches(target, pattern.includes('*') ? pattern : `${pattern}/*`)))
    return null
  // Tests and the tools of a package may look at the whole package they stand in.
  if (from.startsWith('.') && (isTest(file) || file.includes('/testing/')) && isInside(target, file.split('/').slice(0, 2).join('/')))
    return null
  return `${file} → ${from}`
}

function roomFolder(file: string, door: Door): string {
  return door.room
    .split('/')
    .map((part, i) => (part === '*' ? (file.split('/')[i] ?? part) : part))
    .join('/')
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function matches(path: string, pattern: string): boolean {
  const source = pattern
    .split('/')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
    .join('/')
  return new RegExp(`^${pattern.endsWith('/*') || pattern.endsWith(':*') ? source.replace(/\[\^\/\]\*$/, '.+') : source}$`).test(path)
}

/** The feature or api module a file belongs to; these must not know one another. */
function cellOf(file: string): string | null {
  return /^(apps\/(?:storefront\/src\/features|api\/src\/modules)\/[^/]+)\//.exec(file)?.[1] ?? null
}

function forbiddenWords(file: string): string[] {
  const { never = [] } = doorOf(file)
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '')
  return never
    .filter((word) => new RegExp(`(?<![\\w.'-])${word.replace('.', '\\.')}(?=[(.\\[])`).test(code))
    .map((word) => `${file} uses ${word}`)
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const statements = [...code.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^'\n]+)'/gm)]
  const calls = [...code.matchAll(/\bimport\(\s*'([^'\n]+)'\s*\)/g)]
  return [
    ...statements.map(([, type, from]) => ({ from: from ?? '', typeOnly: type !== undefined })),
    ...calls.map(([, from]) => ({ from: from ?? '', typeOnly: false })),
  ].map((found) => ({ ...found, from: found.from.replace(/\?.*$/, '') }))
}

function resolve(file: string, from: string): string {
  return relative(root, normalize(join(root, dirname(file), from)))
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/') || file.includes('/test/')
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'compiled'].includes(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

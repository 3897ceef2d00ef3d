import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = filesBelow('.', /\.md$/)
const sources = filesBelow('.', /\.(?:ts|tsx|mjs)$/)
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)

describe('every document', () => {
  it.each(pages)('%s links only to files that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link]) => link ?? '')
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
  })

  it.each(pages)('%s names only files and folders that exist', (page) => {
    const named = [...read(page).matchAll(/`((?:packages|apps|config|docs|tools|e2e|bench|deploy)\/[\w$./-]+)`/g)].map(
      ([, path]) => path ?? '',
    )
    expect(named.filter((path) => !path.includes('*') && !existsSync(join(root, path)))).toEqual([])
  })

  it.each(pages)('%s names only commands that exist', (page) => {
    const named = [...read(page).matchAll(/npm run ([a-z-]+)(?![a-z-]| -w)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it.each(pages)('%s names only functions that exist', (page) => {
    const named = [...read(page).matchAll(/`([a-z][A-Za-z]+)\(\)`/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !declared.has(name))).toEqual([])
  })
})

describe('the configuration of the tests', () => {
  it('names only files that exist', () => {
    const named = [...read('vitest.config.ts').matchAll(/'(?:\.\/)?((?:apps|packages|tools|bench)\/[^'*]+\.ts)'/g)].map(
      ([, path]) => path ?? '',
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('the documents for operators and developers', () => {
  it('name only variables that the shop reads', () => {
    // The variables of payment providers are listed in their own folders; .env.example has them all.
    const sources = `${read('apps/server/src/config.ts')}\n${read('.env.example')}`
    const known = new Set([...sources.matchAll(/\b([A-Z][A-Z_]{2,})\b/g)].map(([, name]) => name))
    const named = ['README.md', 'CONTRIBUTING.md', ...pages.filter((page) => page.startsWith('docs/'))].flatMap((page) =>
      [...read(page).matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)].map(([, name]) => ({ page, name: name ?? '' })),
    )
    expect(named.filter(({ name }) => !known.has(name) && !constants.has(name))).toEqual([])
  })

  it('name only messages that exist', () => {
    const messages = new Set(
      filesBelow('packages/i18n/src/catalogs/en-US', /\.po$/).flatMap((file) =>
        [...read(file).matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id),
      ),
    )
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/messages? `([\w.-]+)`(?: and `([\w.-]+)`)?/g)].flatMap(([, ...ids]) => ids),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => id !== undefined && !messages.has(id))).toEqual([])
  })
})

/** Functions and constants of the sources, by name. */
const declared = new Set<string>()
const constants = new Set<string>()
for (const source of sources) {
  for (const [, name = ''] of read(source).matchAll(/(?:function|const|let) (\w+)/g))
    (/^[A-Z_]+$/.test(name) ? constants : declared).add(name)
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function filesBelow(folder: string, wanted: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'compiled', 'var'].includes(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path, wanted)
    return wanted.test(entry.name) ? [path] : []
  })
}

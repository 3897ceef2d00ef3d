import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMPORT_RULES, type ImportRule, TEST_TOOLS } from './import-rules.ts'

const root = join(import.meta.dirname, '..')

interface Import {
  from: string
  typeOnly: boolean
}

const sources = ['packages', 'apps', 'e2e', 'bench', 'tools'].flatMap((folder) => filesBelow(folder))

describe('import rules', () => {
  it('are checked against the source files', () => {
    expect(sources.length).toBeGreaterThan(50)
  })

  it('permit every import in the repository', () => {
    const faults = sources.flatMap((file) => importsOf(file).flatMap((found) => faultOf(file, found) ?? []))
    expect(faults).toEqual([])
  })

  it('keep clock and randomness out of the pure packages', () => {
    const faults = sources.filter((file) => !isTest(file)).flatMap((file) => forbiddenGlobals(file))
    expect(faults).toEqual([])
  })

  it('let components that are loaded late keep the page when their code is missing: with `lazyPart`, not with `lazy` of React', () => {
    const users = sources.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(join(root, file), 'utf8')))
    expect(users.filter((file) => !file.startsWith('apps/storefront/src/shell/page-load/'))).toEqual([
      // Each waits for its code before it draws the component.
      'apps/storefront/src/features/catalog/filters/facet-slot.tsx',
      'apps/storefront/src/features/product/feeding/feeding-section.tsx',
      'apps/storefront/src/features/product/gallery/open-viewer.ts',
    ])
  })

  it('let no feature and no API module import another one', () => {
    const faults = sources
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file).flatMap(({ from, typeOnly }) => {
          const here = moduleOf(file)
          const target = from.startsWith('.') ? moduleOf(resolve(file, from)) : null
          return here && target && here !== target && !typeOnly ? [`${file} → ${from}`] : []
        }),
      )
    expect(faults).toEqual([])
  })

  it('let only the router import a route', () => {
    const faults = sources
      .filter((file) => !file.startsWith('apps/storefront/src/routes') && !/\/(?:routeTree\.gen\.ts|router\.tsx)$/.test(file))
      .flatMap((file) =>
        importsOf(file).flatMap(({ from }) =>
          from.startsWith('.') && resolve(file, from).startsWith('apps/storefront/src/routes/') ? [`${file} → ${from}`] : [],
        ),
      )
    expect(faults).toEqual([])
  })

  it('give every package a README', () => {
    const packages = globSync(['packages/*/', 'apps/*/'], { cwd: root })
    expect(packages).toContain(join('packages', 'domain'))
    expect([...packages, 'e2e', 'bench', 'tools'].filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([])
  })
})

/** The rule with the most specific folder that contains the file. */
function ruleOf(file: string): ImportRule {
  const containing = IMPORT_RULES.filter(({ folder }) => matches(file, `${folder}/*`)).sort((a, b) => b.folder.length - a.folder.length)
  const [rule] = containing
  if (!rule) throw new Error(`No import rule covers ${file}: add its folder to tools/import-rules.ts`)
  return rule
}

function faultOf(file: string, { from, typeOnly }: Import): string | null {
  const rule = ruleOf(file)
  const target = from.startsWith('.') ? resolve(file, from) : from
  if (from.startsWith('.') && isInside(target, folderOf(file, rule))) return null
  const allowed = [...rule.may, ...(typeOnly || isTest(file) ? (rule.typesOf ?? []) : []), ...(isTest(file) ? TEST_TOOLS : [])]
  if (allowed.some((pattern) => pattern === '*' || target === pattern || matches(target, pattern.includes('*') ? pattern : `${pattern}/*`)))
    return null
  // Tests and test support may import from anywhere in their own package.
  if (from.startsWith('.') && (isTest(file) || file.includes('/testing/')) && isInside(target, file.split('/').slice(0, 2).join('/')))
    return null
  return `${file} → ${from}`
}

function folderOf(file: string, rule: ImportRule): string {
  return rule.folder
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

/** The feature or API module a file belongs to; they must not import one another. */
function moduleOf(file: string): string | null {
  return /^(apps\/(?:storefront\/src\/features|api\/src\/modules)\/[^/]+)\//.exec(file)?.[1] ?? null
}

function forbiddenGlobals(file: string): string[] {
  const { never = [] } = ruleOf(file)
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '')
  return never
    .filter((name) => new RegExp(`(?<![\\w.'-])${name.replace('.', '\\.')}(?=[(.\\[])`).test(code))
    .map((name) => `${file} uses ${name}`)
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

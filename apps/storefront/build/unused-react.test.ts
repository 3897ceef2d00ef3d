import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leaveOut, UNUSED } from './unused-react.ts'

const require = createRequire(import.meta.url)

describe('what the browser’s bundle leaves out of React', () => {
  it.each(Object.entries(UNUSED))('is in the installed %s, which still loads without it', (file, unused) => {
    const [name = '', ...path] = file.split('/')
    const source = join(dirname(require.resolve(`${name}/package.json`)), ...path)
    const code = leaveOut(readFileSync(source, 'utf8'), unused)
    const exports: Record<string, unknown> = {}
    new Function('exports', 'require', code)(exports, createRequire(source))
    expect(exports['version']).toBe(require(name).version)
    for (const start of unused.statements ?? []) expect(code).not.toContain(start)
  })

  it('is the plugin for submitted forms where React numbers its plugins for events', () => {
    const source = require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-client.production.js')
    expect(readFileSync(source, 'utf8')).toMatch(/^function extractEvents\$1\([^{]*\) \{\s+if \(\s*"submit" === domEventName/m)
  })

  it('is used by no component', () => {
    const src = join(import.meta.dirname, '..', 'src')
    const names = Object.values(UNUSED).flatMap(({ statements = [] }) =>
      statements.flatMap((start) => /^exports\.(\w+)/.exec(start)?.[1] ?? []),
    )
    const isUse = new RegExp(String.raw`import \{[^}]*\b(?:${names.join('|')})\b[^}]*\} from 'react(?:-dom)?'|<Fragment\b[^>]*\bref=`)
    const files = globSync('**/*.{ts,tsx}', { cwd: src })
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => isUse.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
  })

  it('stops the build when React has changed', () => {
    const code = 'function first() {\n  second();\n}\nfunction second() {}\nexports.a = 1;\nexports.b = function () {\n  first();\n};\n'
    expect(leaveOut(code, { functions: ['first'], statements: ['exports.a = ', 'exports.b = '] })).toBe(
      'function first() {}\nfunction second() {}\n\n\n',
    )
    expect(() => leaveOut(code, { functions: ['third'] })).toThrow('React has no “function third(”')
    expect(() => leaveOut(code, { statements: ['exports.c = '] })).toThrow('exports.c')
  })
})

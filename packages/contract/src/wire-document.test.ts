import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/wire.md'), 'utf8')

it('docs/wire.md names the path of every call', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = (await Promise.all(files.map((file) => import(`./${file}`)))) as Record<string, unknown>[]
  const paths = new Set(modules.flatMap((exported) => Object.values(exported).filter(isEndpoint)).map(({ path }) => path))
  expect(paths.size).toBeGreaterThan(40)
  expect([...paths].filter((path) => !document.includes(path) && !document.includes(path.replace(/:(\w+)/g, '{$1}')))).toEqual([])
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'result' in value
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = new Set(Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))

// A registry that lacks a platform package makes npm write a lock file without it, silently; `npm ci` elsewhere then fails.
it('locks every optional dependency of every package', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path || 'root'} → ${name}`),
  )
  expect(missing).toEqual([])
})

it('names no registry', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved":"http')
})

// Checks the types of all sources. TypeScript only checks here: Node runs the sources as they are. Sources that see the same globals are one
// program: most import each other, and each program checks all that it imports. The results are stored below node_modules, so that
// the next run checks only changed files and their dependents.
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Each takes a core and up to a gigabyte of memory. */
const AT_ONCE = 2

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache', 'types')
const configs = globSync('{.,packages,apps/*,e2e,bench}/tsconfig*.json', { cwd: root })
  .filter((config) => !config.endsWith('.base.json'))
  .toSorted()
const waiting = [...configs]

let failed = 0
await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
const unchecked = listUnchecked()
for (const file of unchecked) console.log(`${file}: no tsconfig.json includes this file`)
const faults = failed > 0 ? `${failed} of ${configs.length} programs have errors` : 'no errors'
console.log(`types: ${configs.length} programs, ${faults}, ${unchecked.length} files unchecked`)
process.exitCode = failed + unchecked.length === 0 ? 0 : 1

async function checkNext(): Promise<void> {
  for (let config = waiting.pop(); config; config = waiting.pop()) if ((await check(config)) !== 0) failed++
}

function check(config: string): Promise<number> {
  return new Promise((done) => {
    // More checkers would each work out the types that they share.
    const child = spawn('tsc', ['-p', config, '--checkers', '1', '--incremental', '--tsBuildInfoFile', resultsOf(config)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

function resultsOf(config: string): string {
  return join(cache, `${config.replaceAll('/', '.')}.tsbuildinfo`)
}

function listUnchecked(): string[] {
  const checked = new Set(configs.flatMap(listChecked))
  const sources = globSync('{.,packages/**,apps/**,e2e/**,bench/**,tools/**}/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
  return sources.filter((file) => !checked.has(join(root, file)))
}

function listChecked(config: string): string[] {
  const { fileNames } = JSON.parse(readFileSync(resultsOf(config), 'utf8')) as { fileNames: string[] }
  return fileNames.map((name) => resolve(cache, name))
}

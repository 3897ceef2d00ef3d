import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The React of the pages. */
const REACT = join(import.meta.dirname, '..', '..', 'storefront', 'node_modules', 'react', 'jsx-runtime.js')

/** Prints whether a thread has the code cache, so that it strips types and compiles only once. */
const THREAD = "import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir() ? 'cache' : 'no cache')"

const SCRIPT = `
const { settleProcess } = await import(${JSON.stringify(join(import.meta.dirname, 'settle-process.ts'))})
settleProcess()
const { jsx } = await import(${JSON.stringify(REACT)})
const isDevelopment = jsx('p', {})._owner !== undefined
console.log(process.env.NODE_ENV, isDevelopment ? 'development build' : 'production build')
const { Worker } = await import('node:worker_threads')
new Worker(new URL(${JSON.stringify(`data:text/javascript,${THREAD}`)}))`

/** The lines that a process with this variable prints after `settleProcess()`: its own, then that of its thread. */
function settle(nodeEnv: Readonly<Record<string, string>>): string[] {
  const { NODE_ENV: _, NODE_COMPILE_CACHE: __, NODE_DISABLE_COMPILE_CACHE: ___, ...rest } = process.env
  // With MALLOC_ARENA_MAX the process does not replace itself, which would lose the script from the command line.
  const env = { ...rest, MALLOC_ARENA_MAX: '2', ...nodeEnv }
  return execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
}

it('renders with the production build of React, and shares the code cache with its threads', () => {
  expect(settle({})).toEqual(['production production build', 'cache'])
})

it('keeps what the operator has set', () => {
  expect(settle({ NODE_ENV: 'development' })).toEqual(['development development build', 'cache'])
})

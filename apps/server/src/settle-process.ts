import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** Ignored by git, and gone with an installation. */
const CODE_CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'meerkat-code')
/**
 * How far the heap may grow beyond what is alive before it is cleaned. Left alone it triples: 60 MB of catalogue and code become
 * 180 MB that mostly nobody needs any more.
 */
const GROWTH_PERCENT = 75

/** How this process uses memory and time, before anything is loaded into it. */
export function settleProcess(): void {
  shareHeaps()
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  // Types are stripped and code is compiled once, not at every start. A folder that cannot be written costs just that.
  enableCompileCache(CODE_CACHE)
}

/**
 * glibc gives every thread a heap of its own, and each keeps what its busiest moment needed: some 50 MB over ten threads that
 * are mostly idle. It reads how many there may be when a process begins, so this one begins again, under the same number. Not
 * one that is watched by a parent (`node --watch`), which would lose its line to it.
 */
function shareHeaps(): void {
  const isSettled = process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] || process.channel
  if (isSettled || !process.execve) return
  const flags = ['--disable-warning=ExperimentalWarning', ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], { ...process.env, MALLOC_ARENA_MAX: '2' })
}

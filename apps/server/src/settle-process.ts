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
  settleMemory()
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  // Types are stripped and code is compiled once, not at every start. A folder that cannot be written costs just that.
  enableCompileCache(CODE_CACHE)
}

/**
 * How glibc hands out memory, which it reads when a process begins. It would give every thread a heap of its own that keeps what its
 * busiest moment needed, some 50 MB over ten threads that are mostly idle; and blocks below 32 MB would come out of heaps where one
 * small thing above them keeps them from being given back: 130 MB that the first start needs for compiling and drawing.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' }

/** The process begins again, under the same number. Not one that is watched by a parent (`node --watch`), which would lose its line to it. */
function settleMemory(): void {
  const isSettled = process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] || process.channel
  if (isSettled || !process.execve) return
  const flags = ['--disable-warning=ExperimentalWarning', ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], { ...process.env, ...MEMORY })
}

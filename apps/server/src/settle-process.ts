import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** Ignored by git; a new installation deletes it. */
const CODE_CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'meerkat-code')
/**
 * How far the heap may grow beyond the live objects before a collection. By default it triples: 60 MB of catalogue and code become
 * 180 MB, most of it garbage.
 */
const GROWTH_PERCENT = 75

/** Sets the memory limits, the code cache and React's production build for this process, before anything else is loaded. */
export function settleProcess(): void {
  // React chooses its build by this variable when it is loaded, and renders a page with its development build in two and a half times the time.
  process.env['NODE_ENV'] ||= 'production'
  // Before the process is replaced, so that its successor has the cache from its first file on.
  useCodeCache()
  settleMemory()
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}

/**
 * Strips types and compiles once, not at every start. Without a writable folder only the start is slower. Threads read the variable:
 * each of them would otherwise load the compiler that strips types (some 20 MB).
 */
export function useCodeCache(): void {
  const folder = (process.env['NODE_COMPILE_CACHE'] ??= CODE_CACHE)
  enableCompileCache(folder)
}

/**
 * Settings of glibc's allocator, which reads them when a process starts. By default every thread gets an arena that keeps its peak size
 * (some 50 MB over ten mostly idle threads), and blocks below 32 MB come from heaps that cannot shrink below their last live block
 * (130 MB after the first start, which compiles code and draws pictures).
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' }

/**
 * Replaces the process by itself with these settings, keeping its pid. Not under a parent with an IPC channel (`node --watch`, cluster),
 * which would be lost.
 */
function settleMemory(): void {
  const isSettled = process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] || process.channel
  if (isSettled || !process.execve) return
  const flags = ['--disable-warning=ExperimentalWarning', ...process.execArgv]
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], { ...process.env, ...MEMORY })
}

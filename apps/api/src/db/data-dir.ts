import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from './start-fault.ts'

/** Result code of SQLite when another connection holds the lock. */
const SQLITE_BUSY = 5

/** A data directory that only this process may use until it is released. */
export interface ClaimedDataDir {
  readonly path: string
  release(): void
}

/**
 * Claims the directory for this process: two processes on one embedded database would corrupt it silently. The lock is an
 * open SQLite transaction, which the kernel releases however the process ends, so there are no stale locks.
 * @throws StartFault when the directory cannot be written, or another process uses it.
 */
export function claimDataDir(dataDir: string): ClaimedDataDir {
  const path = resolve(dataDir)
  try {
    makeDirectory(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw unwritable(path, cause)
  }
  const lock = lockFile(path)
  return { path, release: () => lock.close() }
}

/** Replaces the `recursive` option of `mkdirSync`, which never returns when an existing parent refuses new directories, as `/proc` does. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}

function lockFile(path: string): DatabaseSync {
  let lock: DatabaseSync | null = null
  try {
    lock = new DatabaseSync(join(path, 'lock.db'), { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (cause) {
    lock?.close()
    if (!isBusy(cause)) throw unwritable(path, cause)
    throw new StartFault(
      'data-dir-locked',
      `The data directory ${path} is in use by another process: stop that one first, or give this one its own DATA_DIR.`,
      { cause },
    )
  }
}

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && 'errcode' in fault && fault.errcode === SQLITE_BUSY
}

function unwritable(path: string, cause: unknown): StartFault {
  return new StartFault('data-dir-unwritable', `The data directory ${path} cannot be written: make it writable, or set DATA_DIR.`, {
    cause,
  })
}

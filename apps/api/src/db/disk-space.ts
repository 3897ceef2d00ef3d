import { statfsSync } from 'node:fs'

/** Below this an order may fail: the embedded database writes its log in segments of 16 MB. */
export const MIN_FREE_BYTES = 32 * 1024 * 1024

/** Null for a missing directory: a shop on a database server may need none. */
export function freeBytes(directory: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return null
  }
}

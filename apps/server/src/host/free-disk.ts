import { statfs } from 'node:fs/promises'

export interface Readiness {
  readonly ok: boolean
  readonly detail: unknown
}

/** Below this an order may fail: the embedded database writes its log in segments of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** Adds the disk to the readiness: with a full disk the database still answers reads, but orders fail. */
export async function findFreeDisk(dataDir: string, ready: () => Promise<Readiness>): Promise<Readiness> {
  const [readiness, free] = await Promise.all([ready(), freeBytes(dataDir)])
  if (free === null || free >= MIN_FREE_BYTES) return readiness
  return { ok: false, detail: { ...(readiness.detail as object), disk: `full: ${Math.floor(free / 1024 / 1024)} MB left for DATA_DIR` } }
}

/** Null for a missing directory: a shop on a database server may need none. */
async function freeBytes(directory: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch {
    return null
  }
}

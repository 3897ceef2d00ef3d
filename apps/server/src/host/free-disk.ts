import { freeBytes, MIN_FREE_BYTES } from '@meerkat/api/disk-space'

export interface Readiness {
  readonly ok: boolean
  readonly detail: unknown
}

/** Adds the disk to the readiness: with a full disk the database still answers reads, but orders fail. */
export async function findFreeDisk(dataDir: string, ready: () => Promise<Readiness>): Promise<Readiness> {
  const readiness = await ready()
  const free = freeBytes(dataDir)
  if (free === null || free >= MIN_FREE_BYTES) return readiness
  return { ok: false, detail: { ...(readiness.detail as object), disk: `full: ${Math.floor(free / 1024 / 1024)} MB left for DATA_DIR` } }
}

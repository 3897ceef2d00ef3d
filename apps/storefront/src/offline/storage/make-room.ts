/**
 * Caches of data that can be fetched again. The shop's own files are not among them: without those no page opens offline.
 * docs/behaviour/storage.md §22.
 */
const REFETCHABLE = ['pictures', 'catalogue', 'pages', 'pack']

export interface FoundCaches {
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined
}

/**
 * Frees disk space, one kind at a time, so that a write can be repeated in between: pictures and cached answers first. After
 * them go the paths of pages (`trim-to-size.ts`), never what only this device has: cart, orders, tasks, the customer, lists and drafts.
 */
export function createMakeRoom(find: () => FoundCaches = findCaches): () => Promise<boolean> {
  return async () => {
    const { caches } = find()
    const names = (await caches?.keys().catch(() => [])) ?? []
    for (const kind of REFETCHABLE) {
      const ofKind = names.filter((name) => name === kind || name.startsWith(`${kind}-`))
      if (ofKind.length === 0) continue
      await Promise.all(ofKind.map((name) => caches?.delete(name)))
      return true
    }
    return false
  }
}

/** Browsers that block storage throw on access. */
function findCaches(): FoundCaches {
  try {
    return { caches: globalThis.caches }
  } catch {
    return {}
  }
}

import * as z from 'zod/mini'
import { databaseName } from '../storage/database-name.ts'

/** The target of a path. */
const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), sku: z.nullable(z.string()) }),
  z.object({ kind: z.literal('category'), id: z.number() }),
  z.object({ kind: z.literal('cms'), identifier: z.string() }),
])
type Target = z.infer<typeof Target>

export interface UrlMappings {
  readonly read: (path: string) => Target | null
  readonly write: (path: string, target: Target | null) => void
}

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The URL mappings of one store view that this browser stores between visits. When the storage is full they are deleted, because the
 * server has them all. docs/behaviour/urls.md §8.2, Spec §8.
 */
export function openUrlMappings(storeCode: string, storage: TextStore = localStorage): UrlMappings {
  const prefix = `${databaseName(storeCode)}-url/`
  return {
    read(path) {
      const text = attempt(() => storage.getItem(prefix + path))
      return text ? (Target.safeParse(attempt((): unknown => JSON.parse(text))).data ?? null) : null
    },
    write(path, target) {
      if (target === null) return
      try {
        storage.setItem(prefix + path, JSON.stringify(target))
      } catch {
        attempt(() => clear(storage, prefix))
      }
    },
  }
}

function clear(storage: TextStore, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at))
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
}

/** Null when the browser blocks storage or the stored text is unreadable. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

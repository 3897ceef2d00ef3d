import * as z from 'zod/mini'
import type { CollectionName } from './shop-database.ts'
import type { ShopStorage } from './shop-storage.ts'
import type { StorageEntry } from './write-together.ts'

export interface CollectionShape<T> {
  readonly name: CollectionName
  /** Raised when older entries can no longer be read; they are dropped then. */
  readonly version: number
  readonly schema: z.ZodMiniType<T>
  /** Joins a value that a slow disk delivers late with the value that was written meanwhile, when nothing seemed to be stored. */
  readonly join?: (late: T, written: T) => T
}

export interface Collection<T> {
  /** Null when nothing readable is stored. `onLate` receives a value that arrives after the timeout, or null. */
  readonly read: (key: string, onLate?: (value: T | null) => void) => Promise<T | null>
  readonly readAll: () => Promise<T[]>
  /** True when the value survives the page. `alongside` is written in the same transaction. */
  readonly write: (key: string, value: T, alongside?: readonly StorageEntry[]) => Promise<boolean>
  readonly remove: (key: string) => Promise<boolean>
  /** What `write` stores, or `remove` with null, for the transaction of another collection. */
  readonly toEntry: (key: string, value: T | null) => StorageEntry
}

const Entry = z.object({ version: z.number(), value: z.unknown() })

/** Typed access to one kind of stored data: parsed when read, deleted when unreadable. */
export function openCollection<T>(storage: ShopStorage, { name, version, schema, join }: CollectionShape<T>): Collection<T> {
  function parse(stored: unknown): T | null {
    const entry = Entry.safeParse(stored)
    if (!entry.success || entry.data.version !== version) return null
    const value = schema.safeParse(entry.data.value)
    return value.success ? value.data : null
  }

  const joinStored = (late: unknown, written: unknown): unknown => {
    const [before, now] = [parse(late), parse(written)]
    return join && before !== null && now !== null ? { version, value: join(before, now) } : written
  }

  return {
    async read(key, onLate) {
      const stored = await storage.read(name, key, { onLate: (late) => onLate?.(parse(late)), join: join && joinStored })
      if (stored === undefined) return null
      const value = parse(stored)
      if (value === null) await storage.remove(name, key)
      return value
    },
    readAll: async () => (await storage.readAll(name)).map(parse).filter((value) => value !== null),
    async write(key, value, alongside) {
      // Parse before writing too: fields that the schema does not have, such as a password, must not reach the disk.
      const parsed = schema.safeParse(value)
      return parsed.success && storage.write(name, key, { version, value: parsed.data } satisfies z.infer<typeof Entry>, alongside)
    },
    remove: (key) => storage.remove(name, key),
    toEntry: (key, value) => ({ collection: name, key, value: value === null ? undefined : { version, value: schema.parse(value) } }),
  }
}

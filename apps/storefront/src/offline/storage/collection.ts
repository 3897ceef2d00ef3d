import * as z from 'zod/mini'
import type { CollectionName, ShopStorage } from './shop-storage.ts'

export interface CollectionShape<T> {
  readonly name: CollectionName
  /** Raised when older entries can no longer be read; they are dropped then. */
  readonly version: number
  readonly schema: z.ZodMiniType<T>
}

export interface Collection<T> {
  /** Null when nothing readable is stored. `onLate` receives what arrives after the timeout, null as well. */
  readonly read: (key: string, onLate?: (value: T | null) => void) => Promise<T | null>
  readonly readAll: () => Promise<T[]>
  /** True when the value survives the page. */
  readonly write: (key: string, value: T) => Promise<boolean>
  readonly remove: (key: string) => Promise<boolean>
}

const Entry = z.object({ version: z.number(), value: z.unknown() })

/** Typed access to one kind of stored data: parsed when read, deleted when unreadable. */
export function openCollection<T>(storage: ShopStorage, { name, version, schema }: CollectionShape<T>): Collection<T> {
  function parse(stored: unknown): T | null {
    const entry = Entry.safeParse(stored)
    if (!entry.success || entry.data.version !== version) return null
    const value = schema.safeParse(entry.data.value)
    return value.success ? value.data : null
  }

  return {
    async read(key, onLate) {
      const stored = await storage.read(name, key, (late) => onLate?.(parse(late)))
      if (stored === undefined) return null
      const value = parse(stored)
      if (value === null) await storage.remove(name, key)
      return value
    },
    readAll: async () => (await storage.readAll(name)).map(parse).filter((value) => value !== null),
    async write(key, value) {
      // Parse before writing too: fields that the schema does not have, such as a password, must not reach the disk.
      const parsed = schema.safeParse(value)
      return parsed.success && storage.write(name, key, { version, value: parsed.data } satisfies z.infer<typeof Entry>)
    },
    remove: (key) => storage.remove(name, key),
  }
}

import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** The target of a path. */
const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), sku: z.nullable(z.string()) }),
  z.object({ kind: z.literal('category'), id: z.number() }),
  z.object({ kind: z.literal('cms'), identifier: z.string() }),
])
type Target = z.infer<typeof Target>

export interface UrlMappings {
  readonly read: (path: string) => Promise<Target | null>
  readonly write: (path: string, target: Target) => void
}

/**
 * The URL mappings of one store view that this browser stores between visits. When the storage is full they are deleted, because the
 * server has them all. docs/behaviour/urls.md §8.2, Spec §8.
 */
export function openUrlMappings(storage: ShopStorage): UrlMappings {
  const collection = openCollection(storage, { name: 'urls', version: 1, schema: Target })
  return {
    read: (path) => collection.read(path),
    // Not awaited: the server has it, too.
    write: (path, target) => void collection.write(path, target),
  }
}

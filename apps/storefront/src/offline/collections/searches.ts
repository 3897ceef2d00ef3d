import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { Exclusive } from '../storage/exclusive.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

const KEY = 'recent-searches'
/** Number of terms that are shown and stored. */
const MAX_SEARCHES = 6

/** The latest search terms of this device, newest first. docs/behaviour/search.md §10.3 Panel. */
export interface Searches {
  readonly read: () => Promise<readonly string[]>
  readonly remember: (term: string) => Promise<void>
  readonly clear: () => Promise<void>
}

export interface OpenSearches {
  readonly storage: ShopStorage
  readonly exclusive: Exclusive
}

export function openSearches({ storage, exclusive }: OpenSearches): Searches {
  const collection = openCollection(storage, { name: 'searches', version: 1, schema: z.array(z.string()) })
  const read = async () => (await collection.read(KEY)) ?? []
  // One at a time: a click can store its own term and, by following a link, the next one.
  const inTurn = <T>(work: () => Promise<T>) => exclusive(`${storage.name}-searches`, work)
  return {
    read: () => inTurn(read),
    remember: (term) =>
      inTurn(async () => {
        const others = (await read()).filter((other) => other.toLowerCase() !== term.toLowerCase())
        await collection.write(KEY, [term, ...others].slice(0, MAX_SEARCHES))
      }),
    clear: () => inTurn(async () => void (await collection.remove(KEY))),
  }
}

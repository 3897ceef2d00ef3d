import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { Exclusive } from '../storage/exclusive.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

const KEY = 'recent-searches'
/** So many are shown, so many are kept. */
const MOST = 6

/** What this device searched for, newest first: the first is the last term. Behaviour 10.3 Panel. */
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
  // In turns: the first press on a page can remember its term and, by following a link, the next one.
  const inTurn = (work: () => Promise<unknown>) => exclusive(`${storage.name}-searches`, async () => void (await work()))
  return {
    read,
    remember: (term) =>
      inTurn(async () => {
        const others = (await read()).filter((other) => other.toLowerCase() !== term.toLowerCase())
        await collection.write(KEY, [term, ...others].slice(0, MOST))
      }),
    clear: () => inTurn(() => collection.remove(KEY)),
  }
}

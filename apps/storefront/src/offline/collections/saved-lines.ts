import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { Exclusive } from '../storage/exclusive.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import { CartLines } from './cart-collection.ts'
import { type ListAgreementCollection, openListAgreement } from './list-agreement.ts'

const KEY = 'saved-lines'
const OWNER_KEY = 'saved-lines-owner'
const AGREEMENT_KEY = 'saved-lines-agreement'

/** Lines that were taken out of the cart for later, until they are moved back or removed. docs/behaviour/cart.md §1.19. */
export interface SavedLines {
  readonly read: () => Promise<readonly CartItem[]>
  /** Puts lines first; a line that is saved already is replaced. */
  readonly add: (lines: readonly CartItem[]) => Promise<void>
  readonly remove: (line: CartItem) => Promise<void>
  readonly clear: () => Promise<void>
  /** Another tab changed them. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The lines of this device, which may be in sync with those of an account. */
export interface StoredSavedLines extends SavedLines {
  /** Reads and writes the lines without any other change in between. */
  readonly change: (apply: (lines: readonly CartItem[]) => readonly CartItem[]) => Promise<void>
  /** The customer whose lines were joined with those of this device; null before that, and after a logout. */
  readonly readOwner: () => Promise<number | null>
  readonly writeOwner: (customerId: number | null) => Promise<void>
  readonly agreement: ListAgreementCollection
}

export interface OpenSavedLines {
  readonly storage: ShopStorage
  readonly channel: Pick<TabChannel, 'announce' | 'subscribe'>
  readonly exclusive: Exclusive
}

export function openSavedLines({ storage, channel, exclusive }: OpenSavedLines): StoredSavedLines {
  const collection = openCollection(storage, { name: 'cart', version: 1, schema: CartLines })
  const agreement = openListAgreement(storage, 'cart', AGREEMENT_KEY)
  const owners = openCollection(storage, { name: 'cart', version: 1, schema: z.number() })
  const read = async () => (await collection.read(KEY)) ?? []

  /** Under one lock across all tabs: when two tabs save at once, both lines stay. */
  function change(apply: (lines: readonly CartItem[]) => readonly CartItem[]): Promise<void> {
    return exclusive(`${storage.name}-${KEY}`, async () => {
      const before = await read()
      const lines = apply(before)
      if (lines === before) return
      await collection.write(KEY, lines)
      channel.announce(KEY)
    })
  }

  return {
    read,
    change,
    add: (added) => change((lines) => [...added, ...lines.filter((line) => !added.some((other) => isSameLine(other, line)))]),
    remove: (line) => change((lines) => lines.filter((other) => !isSameLine(other, line))),
    async clear() {
      await Promise.all([collection.remove(KEY), owners.remove(OWNER_KEY), agreement.clear()])
      channel.announce(KEY)
    },
    subscribe: (listener) => channel.subscribe((topic) => topic === KEY && listener()),
    agreement,
    readOwner: () => owners.read(OWNER_KEY),
    writeOwner: async (customerId) => void (await (customerId === null ? owners.remove(OWNER_KEY) : owners.write(OWNER_KEY, customerId))),
  }
}

import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { openCollection } from '../storage/collection.ts'
import type { Exclusive } from '../storage/exclusive.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import { CartLines } from './cart-collection.ts'

const KEY = 'saved-lines'

/** Lines that were taken out of the cart for later. They stay on this device until they are moved back or removed. docs/behaviour/cart.md §1.19. */
export interface SavedLines {
  readonly read: () => Promise<readonly CartItem[]>
  /** Puts lines first; a line that is saved already is replaced. */
  readonly add: (lines: readonly CartItem[]) => Promise<void>
  readonly remove: (line: CartItem) => Promise<void>
  readonly clear: () => Promise<void>
  /** Another tab changed them. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface OpenSavedLines {
  readonly storage: ShopStorage
  readonly channel: Pick<TabChannel, 'announce' | 'subscribe'>
  readonly exclusive: Exclusive
}

export function openSavedLines({ storage, channel, exclusive }: OpenSavedLines): SavedLines {
  const collection = openCollection(storage, { name: 'cart', version: 1, schema: CartLines })
  const read = async () => (await collection.read(KEY)) ?? []

  /** Under one lock across all tabs: when two tabs save at once, both lines stay. */
  function change(apply: (lines: readonly CartItem[]) => readonly CartItem[]): Promise<void> {
    return exclusive(`${storage.name}-${KEY}`, async () => {
      await collection.write(KEY, apply(await read()))
      channel.announce(KEY)
    })
  }

  return {
    read,
    add: (added) => change((lines) => [...added, ...lines.filter((line) => !added.some((other) => isSameLine(other, line)))]),
    remove: (line) => change((lines) => lines.filter((other) => !isSameLine(other, line))),
    async clear() {
      await collection.remove(KEY)
      channel.announce(KEY)
    },
    subscribe: (listener) => channel.subscribe((topic) => topic === KEY && listener()),
  }
}

import { MAX_LINE_QTY } from '@meerkat/contract/cart'
import { Id } from '@meerkat/contract/envelope'
import { addLine } from '@meerkat/domain/cart/lines/add-line'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import type { RemovedLine } from '@meerkat/domain/cart/sync/plan-cart-merge'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import type { StorageEntry } from '../storage/write-together.ts'

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/** The fields that are needed to show and send a line; others are stored unread. */
const CartLine = z.looseObject({
  sku: z.string().check(z.minLength(1)),
  qty: z.number().check(z.int(), z.gte(1), z.lte(MAX_LINE_QTY)),
  name: optional(z.string()),
  image: optional(z.string()),
  url_path: optional(z.string()),
  price: optional(z.number()),
  price_incl_tax: optional(z.number()),
  type_id: optional(z.string()),
  product_option: optional(z.looseObject({})),
})
export const CartLines = z.pipe(
  z.array(CartLine),
  z.transform((lines) => lines as readonly CartItem[]),
)

/** The cart of this device: `current-cart`, `current-cart-token`, `current-cart-hash`. docs/behaviour/cart.md §1.18. */
export interface CartCollection {
  /** `onLate` is called when a slow disk answers after the timeout. */
  readonly readLines: (onLate?: () => void) => Promise<readonly CartItem[]>
  readonly readToken: () => Promise<string>
  readonly readHash: () => Promise<string>
  /** Removed lines whose removal the server may not have received yet. */
  readonly readRemoved: () => Promise<readonly RemovedLine[]>
  /** The language of the labels of chosen options, also in saved lines; empty while it is unknown. */
  readonly readLanguage: () => Promise<string>
  /** Whether the cart of a login has not been merged yet. */
  readonly readJoin: () => Promise<boolean>
  /** `alongside` is written in the same transaction, such as the order that the lines have become. */
  readonly writeLines: (lines: readonly CartItem[], alongside?: readonly StorageEntry[]) => Promise<void>
  /** Empty when not connected. */
  readonly writeToken: (token: string) => Promise<void>
  readonly writeHash: (hash: string) => Promise<void>
  readonly writeRemoved: (removed: readonly RemovedLine[]) => Promise<void>
  readonly writeJoin: (isDue: boolean) => Promise<void>
  readonly writeLanguage: (locale: string) => Promise<void>
  /** Calls the listener when another tab changed the cart. */
  readonly subscribe: (listener: () => void) => () => void
}

export function openCartCollection(storage: ShopStorage, channel: TabChannel): CartCollection {
  const shape = { name: 'cart', version: 1 } as const
  const lines = openCollection(storage, { ...shape, schema: CartLines, join: joinLines })
  const texts = openCollection(storage, { ...shape, schema: z.string() })
  const removals = openCollection(storage, { ...shape, schema: z.array(z.object({ id: Id, ordered: z.nullable(z.number()) })) })

  async function writeText(key: string, text: string): Promise<void> {
    await (text === '' ? texts.remove(key) : texts.write(key, text))
    channel.announce(key)
  }

  return {
    readLines: async (onLate) => (await lines.read('current-cart', onLate)) ?? [],
    readToken: async () => (await texts.read('current-cart-token')) ?? '',
    readHash: async () => (await texts.read('current-cart-hash')) ?? '',
    readRemoved: async () => (await removals.read('current-cart-removed')) ?? [],
    readLanguage: async () => (await texts.read('current-cart-language')) ?? '',
    readJoin: async () => (await texts.read('current-cart-join')) !== null,
    async writeLines(next, alongside) {
      await lines.write('current-cart', next, alongside)
      channel.announce('current-cart')
    },
    writeToken: (token) => writeText('current-cart-token', token),
    writeHash: (hash) => writeText('current-cart-hash', hash),
    async writeRemoved(removed) {
      await (removed.length === 0 ? removals.remove('current-cart-removed') : removals.write('current-cart-removed', [...removed]))
    },
    async writeLanguage(locale) {
      await texts.write('current-cart-language', locale)
    },
    writeJoin: (isDue) => writeText('current-cart-join', isDue ? 'due' : ''),
    subscribe: (listener) => channel.subscribe((topic) => topic.startsWith('current-cart') && listener()),
  }
}

/**
 * Joins the cart that a very slow disk delivered late with the lines added meanwhile. The server's current cart has none of the late lines.
 */
function joinLines(late: readonly CartItem[], added: readonly CartItem[]): readonly CartItem[] {
  return late.reduce<readonly CartItem[]>((lines, line) => addLine(lines, forgetServer(line)), added)
}

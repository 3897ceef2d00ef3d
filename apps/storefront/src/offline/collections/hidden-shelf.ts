import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

const KEY = 'hidden-pets-shelf'

/** Whether the shopper has hidden the shelf for their animals on this device. docs/behaviour/small-stores.md §20.3. */
export function openHiddenShelf(storage: ShopStorage) {
  const collection = openCollection(storage, { name: 'lists', version: 1, schema: z.boolean() })
  return {
    isHidden: async () => (await collection.read(KEY)) ?? false,
    hide: async (isHidden: boolean) => void (await (isHidden ? collection.write(KEY, true) : collection.remove(KEY))),
  }
}

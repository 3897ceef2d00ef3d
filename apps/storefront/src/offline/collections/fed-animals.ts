import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

const KEY = 'fed-animals'

const FedAnimal = z.object({
  weightKg: z.number(),
  age: z.enum(['baby', 'young', 'adult', 'senior']),
  activity: z.enum(['calm', 'normal', 'active']),
})
const FedAnimals = z.object({ dog: z.optional(FedAnimal), cat: z.optional(FedAnimal) })

export type StoredAnimal = z.infer<typeof FedAnimal>
export type StoredAnimals = z.infer<typeof FedAnimals>

/** The dog and the cat that the feeding calculator was last used for on this device. */
export function openFedAnimals(storage: ShopStorage) {
  const collection = openCollection(storage, { name: 'lists', version: 1, schema: FedAnimals })
  const read = async (): Promise<StoredAnimals> => (await collection.read(KEY)) ?? {}
  return {
    read,
    write: async (kind: keyof StoredAnimals, animal: StoredAnimal) => collection.write(KEY, { ...(await read()), [kind]: animal }),
    clear: () => collection.remove(KEY),
  }
}

import type { IDBPDatabase } from 'idb'
import { REFETCHABLE, type SizeLimit } from './size-limit.ts'

/**
 * Not the browser's own estimate, which is rounded, padded, or the same for every site. Text has two bytes per character, a number eight, a
 * boolean four; names of fields are not counted.
 */
export function countBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 2
  if (typeof value === 'number') return 8
  if (typeof value === 'boolean') return 4
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countBytes(part), 0)
}

/**
 * Over the limit, deletes the first entries of what can be fetched again until the database is within it, or none is left. Counts and
 * deletes in one transaction: another tab, or a check that began earlier, may do the same.
 */
export async function trimToSize(database: IDBPDatabase, { bytes, dropped }: SizeLimit): Promise<void> {
  const kept = [...database.objectStoreNames].filter((name) => !(REFETCHABLE as readonly string[]).includes(name))
  let total = countBytes(await Promise.all(kept.map((name) => database.getAll(name))))
  const transaction = database.transaction(REFETCHABLE, 'readwrite')
  const entries = await Promise.all(
    REFETCHABLE.map(async (name) => {
      const store = transaction.objectStore(name)
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return keys.map((key, at) => ({ size: countBytes(values[at]), delete: () => store.delete(key) }))
    }),
  ).then((lists) => lists.flat())
  for (const { size } of entries) total += size
  const deletions: Promise<void>[] = []
  while (total > bytes && entries.length > 0) {
    for (const entry of entries.splice(0, dropped)) {
      deletions.push(entry.delete())
      total -= entry.size
    }
  }
  await Promise.all([...deletions, transaction.done])
}

/** True when there was something to delete. */
export async function dropRefetchable(database: IDBPDatabase): Promise<boolean> {
  for (const name of REFETCHABLE) {
    if ((await database.count(name)) === 0) continue
    await database.clear(name)
    return true
  }
  return false
}

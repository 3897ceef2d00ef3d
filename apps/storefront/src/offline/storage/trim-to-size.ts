import type { IDBPDatabase } from 'idb'
import { FETCHED_AGAIN, type SizeLimit } from './size-limit.ts'

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

/** Over the limit, deletes the first entries of what can be fetched again until the database is within it, or none is left. */
export async function trimToSize(database: IDBPDatabase, { bytes, dropped }: SizeLimit): Promise<void> {
  const names = [...database.objectStoreNames]
  const stored = await Promise.all(names.map((name) => database.getAll(name)))
  let total = countBytes(stored)
  for (const name of FETCHED_AGAIN) {
    const keys = await database.getAllKeys(name)
    const values = stored[names.indexOf(name)] ?? []
    for (let from = 0; total > bytes && from < keys.length; from += dropped) {
      const first = keys.slice(from, from + dropped)
      await Promise.all(first.map((key) => database.delete(name, key)))
      total -= countBytes(values.slice(from, from + dropped))
    }
  }
}

/** True when there was something to delete. */
export async function dropFetchedAgain(database: IDBPDatabase): Promise<boolean> {
  for (const name of FETCHED_AGAIN) {
    if ((await database.count(name)) === 0) continue
    await database.clear(name)
    return true
  }
  return false
}

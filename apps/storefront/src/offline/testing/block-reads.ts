import { openDB } from 'idb'
import { databaseName } from '../storage/database-name.ts'

/** For tests: another tab that is busy writing: reads wait until it is released. */
export async function blockReads(): Promise<() => void> {
  const database = await openDB(databaseName(''))
  const { store } = database.transaction('cart', 'readwrite')
  const gate = { released: false }
  const keepBusy = async () => {
    while (!gate.released) await store.put('x', 'busy')
  }
  void keepBusy()
  return () => {
    gate.released = true
  }
}

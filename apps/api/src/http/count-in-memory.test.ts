import { afterEach, expect, it } from 'vitest'
import { countInDatabase } from '../db/count-in-database.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { countInMemory, type MemoryCounter } from './count-in-memory.ts'

const MINUTE_MS = 60_000
let atMs = Date.parse('2026-05-22T09:00:00Z')

const database = await openDatabaseForFile()
const processes: MemoryCounter[] = []

afterEach(() => {
  for (const one of processes.splice(0)) one.close()
})

/** The counter of one process of a shop. */
function aProcess() {
  const counter = countInMemory({ shared: countInDatabase(database.sql, () => new Date(atMs)), now: () => atMs })
  processes.push(counter)
  const hit = async (key: string, times: number) => {
    let last = 0
    for (let index = 0; index < times; index += 1) last = (await counter.hit(key, MINUTE_MS)).hits
    return last
  }
  return { ...counter, hit }
}

it('processes include the hits of the others after an exchange', async () => {
  const [one, two] = [aProcess(), aProcess()]
  expect(await one.hit('reader', 400)).toBe(400)
  expect(await two.hit('reader', 300)).toBe(300)
  await one.exchange()
  await two.exchange()
  expect(await two.hit('reader', 1)).toBe(701)
  await two.exchange()
  expect(await one.hit('reader', 60)).toBe(460)
  await one.exchange()
  expect(await one.hit('reader', 1)).toBe(762)
})

it('sends each hit once, and resets after the window', async () => {
  const [one, two] = [aProcess(), aProcess()]
  await one.hit('again', 100)
  for (let index = 0; index < 3; index += 1) await one.exchange()
  await two.hit('again', 60)
  await two.exchange()
  expect(await two.hit('again', 1)).toBe(161)
  atMs += MINUTE_MS
  expect(await one.hit('again', 1)).toBe(1)
})

it('sends no query for keys far below any limit', async () => {
  const added: string[] = []
  const counter = countInMemory({
    shared: {
      async add(entries) {
        added.push(...entries.map(({ key }) => key))
        return entries.map(({ hits }) => hits)
      },
    },
    now: () => atMs,
  })
  processes.push(counter)
  for (let index = 0; index < 500; index += 1) await counter.hit(`reader-${index}`, MINUTE_MS)
  for (let index = 0; index < 50; index += 1) await counter.hit('busy', MINUTE_MS)
  await counter.exchange()
  expect(added).toEqual(['busy'])
})

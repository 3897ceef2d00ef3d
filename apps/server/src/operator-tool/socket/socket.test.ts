import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@meerkat/api/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type ToolDatabase } from './connect-database.ts'
import { serveDatabase } from './serve-database.ts'

const log = { info() {}, warn() {}, error() {} }
const IDLE_LIMIT_MS = 300

let root: string
let database: Database

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'meerkat-socket-'))
  database = await openDatabase({ dataDir: join(root, 'data'), log })
  await database.pool.query('create table note (id int primary key, text text, at timestamptz)')
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

/** A served database in its own directory, and the tool's connection to it. */
async function withTool<T>(directory: string, work: (tool: ToolDatabase, socketFile: string) => Promise<T>): Promise<T> {
  const dataDir = join(root, directory)
  mkdirSync(dataDir, { recursive: true })
  const served = await serveDatabase({ database, dataDir, log, idleLimitMs: IDLE_LIMIT_MS })
  const tool = await connectDatabase(dataDir)
  if (!tool) throw new Error('Nothing listens')
  try {
    return await work(tool, join(dataDir, 'shop.sock'))
  } finally {
    await tool.close()
    await served.close()
  }
}

async function texts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('select text from note order by id')
  return rows.map(({ text }) => text)
}

describe("the operator's tool with a running shop", () => {
  it('runs statements in the database of the shop, dates and missing values included', async () => {
    await withTool('plain', async ({ sql }) => {
      const at = new Date('2026-02-03T04:05:06.789Z')
      await sql.run({ name: 'socket-insert', text: 'insert into note values ($1, $2, $3)' }, [1, 'Ünï \u0007', at])
      expect(await sql.run({ name: 'socket-select', text: 'select * from note' })).toEqual([{ id: 1, text: 'Ünï \u0007', at }])
      await sql.run({ name: 'socket-delete', text: 'delete from note' })
    })
  })

  it('transfers batches of many kilobytes', async () => {
    await withTool('large', async ({ sql }) => {
      const text = 'x'.repeat(3_000_000)
      expect(await sql.run({ name: 'socket-echo', text: 'select $1::text as text' }, [text])).toEqual([{ text }])
    })
  })

  it('commits a whole transaction, and rolls back a failed one', async () => {
    await withTool('transactions', async (tool) => {
      const insert = { name: 'socket-insert-text', text: 'insert into note (id, text) values ($1, $2)' }
      await tool.transaction(async (tx) => {
        await tx.run(insert, [1, 'kept'])
        await tx.run(insert, [2, 'kept too'])
      })
      const failing = tool.transaction(async (tx) => {
        await tx.run(insert, [3, 'lost'])
        await tx.run(insert, [1, 'taken'])
      })
      await expect(failing).rejects.toMatchObject({ code: '23505', severity: 'ERROR' })
      expect(await texts()).toEqual(['kept', 'kept too'])
    })
  })

  it('releases the only connection when a tool stops in the middle of a transaction', async () => {
    await withTool('suspended', async (tool) => {
      const suspended = tool.transaction(async (tx) => {
        await tx.run({ name: 'socket-empty', text: 'delete from note' })
        await new Promise((resolve) => setTimeout(resolve, 3 * IDLE_LIMIT_MS))
      })
      await expect(suspended).rejects.toThrow(/closed the connection/)
      expect(await texts()).toEqual(['kept', 'kept too'])
    })
  })

  it('is accessible only to its owner', async () => {
    await withTool('owner', async (_tool, file) => {
      expect(statSync(file).mode & 0o777).toBe(0o600)
    })
  })

  it('replaces a socket left behind by a crash, and removes its own on close', async () => {
    const dataDir = join(root, 'stale')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'shop.sock'), '')
    expect(await connectDatabase(dataDir)).toBeNull()
    await withTool('stale', async () => undefined)
    expect(await connectDatabase(dataDir)).toBeNull()
    expect(await connectDatabase(join(root, 'no-such-directory'))).toBeNull()
  })

  it.runIf(process.platform === 'linux')('works in a data directory whose path is too long for a socket', async () => {
    const directory = `long/${'d'.repeat(120)}`
    await withTool(directory, async ({ sql }, file) => {
      expect(file.length).toBeGreaterThan(107)
      expect(statSync(file).isSocket()).toBe(true)
      expect(await sql.run({ name: 'socket-one', text: 'select 1 as one' })).toEqual([{ one: 1 }])
    })
    chmodSync(join(root, directory), 0o700)
  })
})

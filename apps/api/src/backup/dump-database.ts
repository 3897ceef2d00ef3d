import type { Database } from '../db/client.ts'
import type { Executor } from '../db/executor.ts'
import { listMigrations, listSequences, listTables, quote, type Sequence } from './backup-tables.store.ts'

/** Rows per piece: catalogue documents are some kilobytes each. */
const PIECE = 500

export interface DumpHead {
  readonly migrations: readonly string[]
  readonly sequences: readonly Sequence[]
}

/** Some rows of a table, as JSON texts. */
export interface DumpPiece {
  readonly table: string
  readonly rows: readonly string[]
}

export interface DumpTarget {
  head(head: DumpHead): Promise<void>
  piece(piece: DumpPiece): Promise<void>
}

/**
 * Writes every table to the target, all from one snapshot. On a server, orders continue meanwhile; on the embedded database they wait,
 * because it has one connection. Rows are passed on as JSON text without parsing it, so that numbers keep every digit.
 */
export async function dumpDatabase({ transaction }: Pick<Database, 'transaction'>, target: DumpTarget): Promise<void> {
  await transaction(async (tx) => {
    await tx.run({ name: 'one-moment', text: 'set transaction isolation level repeatable read, read only' })
    await target.head({ migrations: await listMigrations(tx), sequences: await listSequences(tx) })
    for (const table of await listTables(tx)) await dumpTable(tx, table, target)
  })
}

async function dumpTable(tx: Executor, table: string, target: DumpTarget): Promise<void> {
  const cursor = quote(`dump of ${table}`)
  await tx.run({
    name: `declare-dump-${table}`,
    text: `declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${quote(table)} t`,
  })
  const fetch = { name: `fetch-dump-${table}`, text: `fetch ${PIECE} from ${cursor}` }
  for (;;) {
    const rows = await tx.run<{ row: string }>(fetch)
    if (rows.length > 0) await target.piece({ table, rows: rows.map(({ row }) => row) })
    if (rows.length < PIECE) break
  }
  await tx.run({ name: `close-dump-${table}`, text: `close ${cursor}` })
}

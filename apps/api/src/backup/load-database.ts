import { recordChange } from '../changes/record-change.ts'
import type { Database } from '../db/client.ts'
import { isDatabaseUnreachable, isDeadlock } from '../db/database-fault.ts'
import type { Executor } from '../db/executor.ts'
import { listMigrations, listTables, quote, type Sequence } from './backup-tables.store.ts'
import type { DumpHead, DumpPiece } from './dump-database.ts'

/** The dump was made by another version of the shop, whose tables differ. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch'
}

/** Another connection, such as that of a backup, has used the tables for too long. Nothing was changed. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
}

/** Orders hold some tables while they wait for others, so emptying all of them may deadlock; PostgreSQL ends a deadlock after a second. */
const MAX_DEADLOCKS = 10

/**
 * Replaces everything in the database with the dump, in one transaction: it is loaded whole or not at all. A running shop
 * reloads its catalogue and keys.
 * @throws VersionMismatch, DatabaseBusy
 */
export async function loadDatabase(
  database: Pick<Database, 'transaction'>,
  head: DumpHead,
  pieces: AsyncIterable<DumpPiece>,
): Promise<void> {
  let deadlocks = 0
  for (;;)
    try {
      return await loadOnce(database, head, pieces)
    } catch (fault) {
      // Deadlocks happen only while the tables are being emptied. No piece was read yet, so start again.
      if (!isDeadlock(fault)) throw fault
      if (++deadlocks > MAX_DEADLOCKS) throw new DatabaseBusy()
    }
}

async function loadOnce(
  { transaction }: Pick<Database, 'transaction'>,
  { migrations, sequences }: DumpHead,
  pieces: AsyncIterable<DumpPiece>,
): Promise<void> {
  await transaction(async (tx) => {
    if ((await listMigrations(tx)).join() !== migrations.join()) throw new VersionMismatch()
    const tables = await listTables(tx)
    await emptyTables(tx, tables)
    for await (const { table, rows } of pieces) {
      if (!tables.includes(table)) throw new VersionMismatch()
      await tx.run(
        {
          name: `load-${table}`,
          text: `insert into ${quote(table)} overriding system value select * from json_populate_recordset(null::${quote(table)}, $1::json)`,
        },
        [`[${rows.join(',')}]`],
      )
    }
    for (const sequence of sequences) await tx.run(SET_SEQUENCE, toValues(sequence))
    await recordChange(tx, 'catalog', [])
  })
}

async function emptyTables(tx: Executor, tables: readonly string[]): Promise<void> {
  try {
    await tx.run({ name: 'empty-all-tables', text: `truncate ${tables.map(quote).join(', ')}` })
  } catch (fault) {
    // The server answered a moment ago, so the statement has timed out waiting for a lock.
    throw isDatabaseUnreachable(fault) ? new DatabaseBusy() : fault
  }
}

const SET_SEQUENCE = { name: 'set-sequence', text: 'select setval($1::text::regclass, $2::bigint, $3::boolean)' }

function toValues({ name, last }: Sequence): unknown[] {
  return [quote(name), last ?? 1, last !== null]
}

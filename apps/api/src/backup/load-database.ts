import { recordChange } from '../changes/record-change.ts'
import type { Database } from '../db/client.ts'
import { listMigrations, listTables, quote, type Sequence } from './backup-tables.store.ts'
import type { DumpHead, DumpPiece } from './dump-database.ts'

/** The dump was made by another version of the shop, whose tables differ. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}

/**
 * Replaces everything in the database with the dump, in one transaction: it is loaded whole or not at all. An open shop reads its
 * catalogue again.
 * @throws OtherVersion
 */
export async function loadDatabase(
  { transaction }: Pick<Database, 'transaction'>,
  { migrations, sequences }: DumpHead,
  pieces: AsyncIterable<DumpPiece>,
): Promise<void> {
  await transaction(async (tx) => {
    if ((await listMigrations(tx)).join() !== migrations.join()) throw new OtherVersion()
    const tables = await listTables(tx)
    await tx.run({ name: 'empty-all-tables', text: `truncate ${tables.map(quote).join(', ')}` })
    for await (const { table, rows } of pieces) {
      if (!tables.includes(table)) throw new OtherVersion()
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

const SET_SEQUENCE = { name: 'set-sequence', text: 'select setval($1::text::regclass, $2::bigint, $3::boolean)' }

function toValues({ name, last }: Sequence): unknown[] {
  return [quote(name), last ?? 1, last !== null]
}

import type { Executor } from './executor.ts'

/** Rows per statement: enough to be fast, few enough to stay below the limits of time and size. */
const BATCH = 250

export interface Target {
  readonly table: string
  /** SQL types by column, in the order of the values. */
  readonly columns: Readonly<Record<string, string>>
  /** `on conflict …`, for existing rows. */
  readonly onConflict?: string
}

/** Inserts rows in batches, with one prepared statement that receives each column as an array. */
export async function insertRows(
  tx: Executor,
  { table, columns, onConflict = '' }: Target,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const names = Object.keys(columns)
  const arrays = Object.values(columns).map((type, place) => `$${place + 1}::${type}[]`)
  const text = `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')}) ${onConflict}`
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    await tx.run(
      { name: `insert-rows-${table}`, text },
      names.map((_, place) => batch.map((row) => row[place])),
    )
  }
}

import type { Executor } from './executor.ts'

/** Rows per statement: many enough to be fast, few enough to stay below every limit of time and size. */
const BATCH = 250

export interface Target {
  readonly table: string
  /** SQL types by column, in the order of the values. */
  readonly columns: Readonly<Record<string, string>>
  /** `on conflict …`, for rows that exist already. */
  readonly onConflict?: string
}

/** Inserts rows in batches of one statement that is prepared once: a column of values travels as one array. */
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

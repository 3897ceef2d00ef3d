import type { Executor, Statement } from '../db/executor.ts'

/**
 * Not in a backup: which migrations ran belongs to the database itself, changes only mean something to processes that run now, and
 * counted attempts are forgotten within minutes.
 */
const LEFT_OUT = ['migration', 'change', 'attempt']

const TABLES: Statement = {
  name: 'backup-tables',
  text: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) order by c.relname`,
}
const REFERENCES: Statement = {
  name: 'backup-references',
  text: `select a.relname as "from", b.relname as "to" from pg_constraint f
    join pg_class a on a.oid = f.conrelid join pg_class b on b.oid = f.confrelid where f.contype = 'f' and a.oid <> b.oid`,
}
const SEQUENCES: Statement = {
  name: 'backup-sequences',
  text: `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
}
const MIGRATIONS: Statement = { name: 'backup-migrations', text: 'select name, hash from migration order by name' }

/** The tables of the shop, each after those that it refers to. */
export async function listTables(sql: Executor): Promise<string[]> {
  const tables = (await sql.run<{ name: string }>(TABLES, [LEFT_OUT])).map(({ name }) => name)
  const references = await sql.run<{ from: string; to: string }>(REFERENCES)
  const ordered: string[] = []
  const visit = (table: string) => {
    if (ordered.includes(table)) return
    for (const { from, to } of references) if (from === table && tables.includes(to)) visit(to)
    ordered.push(table)
  }
  tables.forEach(visit)
  return ordered
}

/** A sequence of the database and its last value; null when it was never used. */
export interface Sequence {
  readonly name: string
  readonly last: number | null
}

export async function listSequences(sql: Executor): Promise<Sequence[]> {
  return sql.run<Sequence>(SEQUENCES)
}

/** Identifies the schema: two databases with the same list have the same tables and columns. */
export async function listMigrations(sql: Executor): Promise<string[]> {
  const rows = await sql.run<{ name: string; hash: string }>(MIGRATIONS)
  return rows.map(({ name, hash }) => `${name} ${hash}`)
}

/** Quotes an identifier. Ours come from the database's own catalogue, but quoting them costs nothing. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

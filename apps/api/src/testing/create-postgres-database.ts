import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** From `shared-postgres.ts`, without the name of a database. */
    postgresUrl: string
  }
}

/** An empty database on the server that all test files of a run share; the address for `DATABASE_URL`. */
export async function createPostgresDatabase(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${url}/${name}`
}

import { expect, it } from 'vitest'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import type { Executor } from './executor.ts'
import { getShopSecret, keepShopSecrets } from './shop-secret.ts'

const { sql } = await openDatabaseForFile()

function countStatements(): { counted: Executor; names: string[] } {
  const names: string[] = []
  return {
    names,
    counted: {
      run(statement, values) {
        names.push(statement.name)
        return sql.run(statement, values)
      },
    },
  }
}

it('a secret is created once, even when several callers ask for it at the same time', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => getShopSecret(sql, 'asked-at-once')))
  expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
  expect(await getShopSecret(sql, 'another')).not.toEqual(secrets[0])
})

it('an existing secret is read with one statement, and nothing is written', async () => {
  await getShopSecret(sql, 'known')
  const { counted, names } = countStatements()
  await getShopSecret(counted, 'known')
  expect(names).toEqual(['select-shop-secret'])
})

it('a secret is read from the database once, and again after the cache was cleared', async () => {
  const { counted, names } = countStatements()
  const secrets = keepShopSecrets(counted)
  await secrets.read('known')
  await secrets.read('known')
  expect(names).toHaveLength(1)
  secrets.forget()
  await secrets.read('known')
  expect(names).toHaveLength(2)
})

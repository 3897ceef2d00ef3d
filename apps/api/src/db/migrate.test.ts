import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'migrations')

/**
 * A shop refuses to start on a database to which another version of a file was applied (`migrate.ts`), also where only a comment differs: a change
 * of the tables is a new file.
 */
it('no migration was edited, added or removed without its line in checksums.json', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const checksums = files.toSorted().map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ])
  expect(Object.fromEntries(checksums)).toEqual(JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')))
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const lines = readFileSync(join(root, 'docs/spec.md'), 'utf8').split('\n')

/** Number of rows in docs/spec.md, one for each statement of the specification. Never delete a row: when a statement does not apply, its row says why. */
const STATEMENTS = 297

const rows = lines.flatMap((line) => {
  const [, number = '', statement = '', places = '', proof = ''] = /^\| (\d\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
  return number === '' ? [] : [{ number, statement, places: quoted(places), proof, tests: quoted(proof).filter(isTest) }]
})

describe('docs/spec.md', () => {
  it('has a row for each statement, numbered in order within its point', () => {
    expect(rows).toHaveLength(STATEMENTS)
    expect(lines.filter((line) => /^\| \d/.test(line))).toHaveLength(STATEMENTS)
    const counts = new Map<string, number>()
    for (const { number } of rows) {
      const [point = ''] = number.split('.')
      counts.set(point, (counts.get(point) ?? 0) + 1)
      expect(number).toBe(`${point}.${counts.get(point)}`)
    }
    expect([...counts.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it('says no statement twice', () => {
    const statements = rows.map(({ statement }) => statement)
    expect(statements.filter((one, at) => statements.indexOf(one) !== at)).toEqual([])
  })

  it('names places that exist', () => {
    expect(rows.filter(({ places }) => places.length === 0 || !places.every(isThere))).toEqual([])
  })

  it('names tests that exist, or a reason', () => {
    expect(rows.filter(({ tests, proof }) => (tests.length === 0 ? !isReason(proof) : !tests.every(isThere)))).toEqual([])
  })
})

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')
}

function isTest(name: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(name)
}

function isThere(path: string): boolean {
  return existsSync(join(root, path))
}

/** At least one whole sentence. */
function isReason(cell: string): boolean {
  return /^[A-Z].{40,}\.$/.test(cell)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LIMITS } from './rate-limit.ts'

const DOCUMENT = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'wire.md')
/** Class, calls, and the three limits. */
const ROW = /^\| ([A-Z]) \| [^|]+ \| ([\d,]+) \| ([\d,]+|–) \| ([\d,]+) \|$/gm

it('docs/wire.md §20 lists every class with its limits', () => {
  const [, section = ''] = readFileSync(DOCUMENT, 'utf8').split('\n## 20 ')
  const rows = [...section.matchAll(ROW)].map(([, name, ...limits]) => [name, ...limits.map(toCount)] as const)
  const counted = Object.entries(LIMITS).map(([name, { perAddress, perAccount = null, overall }]) => [
    name,
    perAddress,
    perAccount,
    overall,
  ])
  expect(rows.toSorted()).toEqual(counted.toSorted())
})

function toCount(text: string): number | null {
  return text === '–' ? null : Number(text.replaceAll(',', ''))
}

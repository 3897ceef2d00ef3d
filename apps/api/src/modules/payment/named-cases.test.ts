import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CASES = 26

/** The table "What can go wrong" of docs/payments.md promises a test for each case. */
it('every case of docs/payments.md has a test with its number', () => {
  const source = join(import.meta.dirname, '..', '..')
  const files = [...globSync('modules/payment/*.test.ts', { cwd: source }), 'payment-operator.test.ts']
  const text = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')
  const isNamed = (number: number) => new RegExp(`['\`]${number}: |\\(case ${number}\\)`).test(text)
  const numbers = Array.from({ length: CASES }, (_, at) => at + 1)
  expect(numbers.filter((number) => !isNamed(number))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { provinceSign } from './italian-provinces.ts'

it('every province that a form offers has its own sign', () => {
  const { regions } = JSON.parse(readFileSync(new URL('../../../../config/postcodes/IT.json', import.meta.url), 'utf8')) as {
    regions: string[]
  }
  const signs = regions.map(provinceSign)
  expect(signs.filter((sign) => sign === null || !/^[A-Z]{2}$/.test(sign))).toEqual([])
  expect(new Set(signs).size).toBe(regions.length)
})

import { expect, it } from 'vitest'
import { isMetered } from './is-metered.ts'

it.each([
  { why: 'a browser that does not report it', connection: undefined, metered: false },
  { why: 'a fast connection', connection: { saveData: false, type: 'wifi', effectiveType: '4g' }, metered: false },
  { why: 'data saving', connection: { saveData: true, effectiveType: '4g' }, metered: true },
  { why: 'a mobile network', connection: { type: 'cellular' }, metered: true },
  { why: 'a slow connection', connection: { effectiveType: '2g' }, metered: true },
  { why: 'a very slow connection', connection: { effectiveType: 'slow-2g' }, metered: true },
])('$why: metered $metered', ({ connection, metered }) => {
  expect(isMetered(connection === undefined ? {} : { connection })).toBe(metered)
})

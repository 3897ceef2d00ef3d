import { expect, it } from 'vitest'
import { isMetered } from './is-metered.ts'

it.each([
  { why: 'a browser that does not tell', connection: undefined, metered: false },
  { why: 'a fast line', connection: { saveData: false, type: 'wifi', effectiveType: '4g' }, metered: false },
  { why: 'data saving', connection: { saveData: true, effectiveType: '4g' }, metered: true },
  { why: 'a mobile network', connection: { type: 'cellular' }, metered: true },
  { why: 'a slow line', connection: { effectiveType: '2g' }, metered: true },
  { why: 'a very slow line', connection: { effectiveType: 'slow-2g' }, metered: true },
])('$why: metered $metered', ({ connection, metered }) => {
  expect(isMetered(connection === undefined ? {} : { connection })).toBe(metered)
})

import { expect, it } from 'vitest'
import { chooseEncoding } from './compress.ts'

it.each([
  { accept: undefined, chosen: 'identity' },
  { accept: '', chosen: 'identity' },
  { accept: 'gzip, deflate, br, zstd', chosen: 'br' },
  { accept: 'gzip;q=1.0, br;q=0', chosen: 'gzip' },
  { accept: 'GZIP', chosen: 'gzip' },
  { accept: '*', chosen: 'gzip' },
  { accept: 'deflate', chosen: 'identity' },
  { accept: 'gzip;q=0', chosen: 'identity' },
])('accepting "$accept" gets $chosen', ({ accept, chosen }) => {
  expect(chooseEncoding(accept)).toBe(chosen)
})

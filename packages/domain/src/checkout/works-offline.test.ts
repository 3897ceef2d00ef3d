import { expect, it } from 'vitest'
import { worksOffline } from './works-offline.ts'

it.each([
  { method: { code: 'cashondelivery' }, works: true },
  { method: { code: 'cashondelivery', offline: false }, works: true },
  { method: { code: 'card' }, works: false },
  { method: { code: 'card', offline: false }, works: false },
  { method: { code: 'card', offline: true }, works: true },
  { method: { code: 'banktransfer', offline: true }, works: true },
])('$method can be chosen without a connection: $works', ({ method, works }) => {
  expect(worksOffline(method)).toBe(works)
})

import { expect, it } from 'vitest'
import { listPages } from './list-pages.ts'

const pathsOf = (...given: Parameters<typeof listPages>) => listPages(...given).map(({ path }) => path as string)
const all = pathsOf({ hasOwnCalls: true, hasLoyalty: true })

it.each([
  {
    why: 'a server of the old protocol cannot fill them',
    given: { hasOwnCalls: false, hasLoyalty: true },
    hidden: ['/my-account/reviews', '/my-account/loyalty-card', '/my-account/personal-data'],
  },
  { why: 'the shop has no loyalty card', given: { hasOwnCalls: true, hasLoyalty: false }, hidden: ['/my-account/loyalty-card'] },
])('leaves out pages because $why', ({ given, hidden }) => {
  const shown = pathsOf(given)
  expect(all.filter((path) => !shown.includes(path))).toEqual(hidden)
})

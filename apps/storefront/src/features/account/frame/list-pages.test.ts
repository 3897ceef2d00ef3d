import { expect, it } from 'vitest'
import { listPages } from './list-pages.ts'

it('leaves out the pages that a server of the old protocol cannot fill', () => {
  const hidden = listPages(true).filter((page) => !listPages(false).includes(page))
  expect(hidden.map(({ path }) => path)).toEqual(['/my-account/reviews', '/my-account/personal-data'])
})

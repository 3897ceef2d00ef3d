import { expect, it } from 'vitest'
import { keepEarlyScroll } from './keep-early-scroll.ts'

it('a page that was scrolled before hydration stays there, and later pages begin at the top', () => {
  const mayScroll = keepEarlyScroll({ scrollY: 900 })
  expect([mayScroll(), mayScroll()]).toEqual([false, true])
})

it('a page at its top is scrolled by the router: an earlier position is restored where the browser could not', () => {
  const page = { scrollY: 0 }
  const mayScroll = keepEarlyScroll(page)
  expect(mayScroll()).toBe(true)
  page.scrollY = 900
  expect(mayScroll()).toBe(true)
})

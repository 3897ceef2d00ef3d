import { expect, it, vi } from 'vitest'
import { readAdditions } from './early-additions.ts'
import { openPage, revive, setUpTab } from './testing/early-page.ts'

setUpTab()

it('keeps an addition whose repeated click is stopped too', () => {
  const { aControl, replay, stop, repeated } = openPage()
  replay()
  const add = aControl('add', { dataset: { add: '7' }, click: () => repeated('click', { isStopped: true }) })
  stop('click', revive(add))
  vi.advanceTimersByTime(1000)
  expect(readAdditions()).toHaveLength(1)
})

it('delays an addition while the button is busy with an earlier one and would ignore the click', () => {
  const { done, aControl, click, replay } = openPage()
  const add = aControl('add', { dataset: { add: '7' }, ariaDisabled: 'true' })
  click(add)
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect([done, readAdditions()]).toEqual([[], [expect.objectContaining({ id: 7 })]])
  add.ariaDisabled = null
  vi.advanceTimersByTime(1000)
  expect([done, readAdditions()]).toEqual([['add'], []])
})

it('remembers an addition to the cart for the next page until it is performed here', () => {
  const { done, aControl, click, replay } = openPage()
  const add = aControl('add to cart', { dataset: { add: '7' }, parentNode: { querySelector: () => ({ value: '3' }) } })
  click(add)
  click(add)
  expect(readAdditions(), 'a busy button is not clicked twice').toEqual([
    { id: 7, qty: 3, at: 'https://shop.example/dogs', page: performance.timeOrigin },
  ])
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['add to cart'])
  expect(readAdditions()).toEqual([])
})

it('does not repeat an addition that the next page has performed, after a return through the page cache', () => {
  const { done, aControl, click, replay } = openPage()
  const add = aControl('add to cart', { dataset: { add: '7' } })
  click(add)
  sessionStorage.removeItem('early')
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
})

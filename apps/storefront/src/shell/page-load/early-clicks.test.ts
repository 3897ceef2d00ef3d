import { expect, it, vi } from 'vitest'
import { readAdditions } from './early-additions.ts'
import { openPage, revive, setUpTab } from './testing/early-page.ts'

setUpTab()

it('clicks buttons again once they are hydrated, in the same order and once', () => {
  const { done, aControl, click, replay } = openPage()
  const [more, add] = [aControl('one more'), aControl('add to cart')]
  click(more)
  click(add)
  replay()
  expect(done).toEqual([])
  revive(add)
  vi.advanceTimersByTime(1000)
  expect(done, 'the first click comes first').toEqual([])
  revive(more)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['one more', 'add to cart'])
  click(add)
  vi.advanceTimersByTime(1000)
  expect(done, 'React hears of it by itself').toHaveLength(2)
})

it('lets React render between two clicks, so that a stepper counts both', () => {
  const { aControl, click, replay } = openPage()
  const rendered = { qty: 1 }
  let qty = 1
  const more = aControl('one more', {
    click() {
      qty = rendered.qty + 1
      queueMicrotask(() => void (rendered.qty = qty))
    },
  })
  click(more)
  click(more)
  revive(more)
  replay()
  return vi.advanceTimersByTimeAsync(1000).then(() => expect(qty).toBe(3))
})

it('clicks again in a part of the page that is hydrated later than the rest', () => {
  const { done, aControl, click, replay } = openPage()
  replay()
  const late = aControl('late')
  click(late)
  revive(late)
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['late'])
})

it('repeats a click that comes long after the bundle, in a part that is loaded when it is needed', () => {
  const { done, aControl, click, replay } = openPage()
  replay()
  vi.advanceTimersByTime(60_000)
  const late = aControl('late')
  click(late)
  revive(late)
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['late'])
})

it('repeats a click that React has stopped, although the button has its mark, until its handler is called', () => {
  const { done, status, aControl, replay, stop, repeated } = openPage()
  replay()
  let isHydrated = false
  const menu = aControl('menu', {
    click() {
      repeated('click', { isStopped: !isHydrated })
      if (isHydrated) done.push('menu')
    },
  })
  stop('click', revive(menu))
  expect([menu.ariaBusy, status.textContent]).toEqual(['true', 'One moment …'])
  vi.advanceTimersByTime(1000)
  expect([done, menu.ariaBusy]).toEqual([[], 'true'])
  isHydrated = true
  vi.advanceTimersByTime(1000)
  expect([done, menu.ariaBusy]).toEqual([['menu'], null])
})

it('drops a click when its control is not hydrated in time, and no longer shows it as busy', () => {
  const { done, aControl, click, replay } = openPage()
  const dead = aControl('dead')
  click(dead)
  expect(dead.ariaBusy).toBe('true')
  replay()
  vi.advanceTimersByTime(21_000)
  revive(dead)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  expect(dead.ariaBusy).toBe(null)
})

it('ignores links, submit buttons and native popovers', () => {
  const { page, aControl, click } = openPage()
  click(aControl('a link', { kind: 'a' }))
  click(aControl('languages', { popoverTargetElement: {} }))
  expect(page.early).toEqual([])
})

it('announces at once what a click does', () => {
  const { status, aControl, click } = openPage()
  const menu = aControl('menu')
  click(menu)
  expect([menu.ariaBusy, status.textContent]).toEqual(['true', 'One moment …'])
  click(aControl('add to cart', { dataset: { add: '7' } }))
  expect(status.textContent).toBe('Adding …')
})

it('shows a message when no bundle arrives, and leaves nothing busy except clicks that are kept for the next page', () => {
  const { page, status, done, aControl, click, replay } = openPage()
  const [menu, add] = [aControl('menu'), aControl('add to cart', { dataset: { add: '7' } })]
  click(menu)
  click(add)
  vi.advanceTimersByTime(29_000)
  expect([menu.ariaBusy, status.textContent]).toEqual(['true', 'Adding …'])
  vi.advanceTimersByTime(2000)
  expect([menu.ariaBusy, add.ariaBusy, status.textContent]).toEqual([null, 'true', 'Not loaded'])
  expect([page.early, readAdditions()]).toEqual([[add], [expect.objectContaining({ id: 7 })]])
  revive(menu)
  revive(add)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done, 'an old click on a menu opens nothing').toEqual(['add to cart'])
})

it('forgets clicks when the shopper returns through the page cache, and leaves nothing busy', () => {
  const { page, status, done, aControl, click, replay, comeBack } = openPage()
  const [menu, form] = [aControl('menu'), aControl('form', { kind: '[data-apply]', requestSubmit: () => {} })]
  click(menu)
  page.onchange({ target: aControl('filter', { kind: 'input', form }) })
  comeBack()
  expect([menu.ariaBusy, form.ariaBusy, status.textContent]).toEqual([null, null, ''])
  revive(menu)
  replay()
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
})

it('leaves buttons alone that React shows as busy', () => {
  const { aControl, comeBack } = openPage()
  const sending = aControl('order', { ariaBusy: 'true', __reactFiber: {} })
  comeBack()
  expect(sending.ariaBusy).toBe('true')
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotifications, type Notifications, shownNotice } from './notifications.ts'
import { removeLinksTo } from './remove-links-to.ts'

let notices: Notifications
let count = 0
const messages = () => notices.store.getState().items.map(({ message }) => message)
/** As the view does when it has rendered them. */
const putOnScreen = () => notices.store.getState().items.forEach(({ id }) => notices.resume(id))

beforeEach(() => {
  vi.useFakeTimers()
  notices = createNotifications({ lifetimeMs: 5000, createId: () => `n${++count}` })
})
afterEach(() => vi.useRealTimers())

describe('notices (docs/behaviour/small-stores.md §20.5)', () => {
  it('ignores one whose message equals that of the newest visible one', () => {
    for (const message of ['a', 'a', 'b', 'a']) notices.show({ type: 'info', message })
    expect(messages()).toEqual(['a', 'b', 'a'])
  })

  it('shows the same message again once the first is gone', () => {
    notices.show({ type: 'info', message: 'a' })
    putOnScreen()
    vi.advanceTimersByTime(5000)
    expect(messages()).toEqual([])
    notices.show({ type: 'info', message: 'a' })
    expect(messages()).toEqual(['a'])
  })

  it.each([
    { why: 'after 5 seconds', given: {}, goneAt: 5000 },
    { why: 'after its own time to live', given: { timeToLive: 800 }, goneAt: 800 },
  ])('disappears $why', ({ given, goneAt }) => {
    notices.show({ type: 'success', message: 'a', ...given })
    putOnScreen()
    vi.advanceTimersByTime(goneAt - 1)
    expect(messages()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('counts the time from when a notice is on the screen', () => {
    notices.show({ type: 'success', message: 'a' })
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['a'])
    putOnScreen()
    vi.advanceTimersByTime(4999)
    expect(messages()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('removes a notice when the page that it offers opens, because it may be about a cart that has been ordered', () => {
    const action2 = { label: 'Proceed to checkout', href: '/checkout' }
    notices.show({ type: 'success', message: 'added', action2, action3: { label: 'View the cart', href: '/cart' } })
    notices.show({ type: 'success', message: 'updated', action2 })
    notices.show({ type: 'info', message: 'offline' })
    removeLinksTo('/cats', notices)
    expect(messages()).toEqual(['added', 'updated', 'offline'])
    removeLinksTo('/cart', notices)
    expect(messages()).toEqual(['updated', 'offline'])
    removeLinksTo('/checkout', notices)
    expect(messages()).toEqual(['offline'])
  })

  it('keeps a notice with hasNoTimeout until it is closed', () => {
    notices.show({ type: 'error', message: 'a', hasNoTimeout: true })
    putOnScreen()
    vi.advanceTimersByTime(86_400_000)
    expect(messages()).toEqual(['a'])
  })

  it('stops its timer while paused, and restarts it afterwards', () => {
    notices.show({ type: 'info', message: 'a' })
    const { id } = notices.store.getState().items[0]!
    putOnScreen()
    notices.pause(id)
    vi.advanceTimersByTime(60_000)
    notices.resume(id)
    vi.advanceTimersByTime(4999)
    expect(messages()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(messages()).toEqual([])
  })

  it('runs a clicked action, then removes exactly that notice', () => {
    const onPress = vi.fn<() => void>()
    notices.show({ type: 'info', message: 'a', action1: { label: 'OK', onPress } })
    notices.show({ type: 'info', message: 'b' })
    const [first] = notices.store.getState().items
    notices.press(first!.id, first!.action1)
    expect(onPress).toHaveBeenCalledOnce()
    expect(messages()).toEqual(['b'])
  })

  it('ignores the removal of a notice that is gone', () => {
    notices.show({ type: 'info', message: 'a' })
    notices.remove('unknown')
    expect(messages()).toEqual(['a'])
  })

  it('shows one at a time: the newest or the one in use, and none while progress is shown', () => {
    const shown = () => shownNotice(notices.store.getState())?.message
    expect(shown()).toBeUndefined()
    for (const message of ['logged in', 'order waiting']) notices.show({ type: 'info', message })
    expect(shown()).toBe('order waiting')
    const [first] = notices.store.getState().items
    notices.pause(first!.id)
    expect(shown()).toBe('logged in')
    notices.resume(first!.id)
    expect(shown()).toBe('order waiting')
    notices.startProgress('Processing order...')
    expect(shown()).toBeUndefined()
    notices.stopProgress()
    notices.remove(notices.store.getState().items[1]!.id)
    expect(shown(), 'the one that waited').toBe('logged in')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSubmenu } from './submenu.ts'

describe('submenu (spec §4 UI)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('pushes an id on open, goes back at once, and pops the id 300 ms later', () => {
    const { store, open, back } = createSubmenu()
    open(10)
    open(12)
    expect(store.getState()).toEqual({ depth: 2, path: [10, 12] })
    back()
    expect(store.getState()).toEqual({ depth: 1, path: [10, 12] })
    vi.advanceTimersByTime(299)
    expect(store.getState().path).toEqual([10, 12])
    vi.advanceTimersByTime(1)
    expect(store.getState()).toEqual({ depth: 1, path: [10] })
  })

  it('opening another level while one slides out keeps the new one', () => {
    const { store, open, back } = createSubmenu()
    open(10)
    back()
    open(20)
    vi.advanceTimersByTime(1000)
    expect(store.getState()).toEqual({ depth: 1, path: [20] })
  })

  it('does not go back from the first level', () => {
    const { store, back } = createSubmenu()
    back()
    vi.advanceTimersByTime(1000)
    expect(store.getState()).toEqual({ depth: 0, path: [] })
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHoverMenu, type HoverMenu } from './hover-menu.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DOGS = 1
const CATS = 2
const hover = (id: number | null) => (menu: HoverMenu) => menu.hover(id)
const click = (id: number) => (menu: HoverMenu) => menu.click(id)
const close = (menu: HoverMenu) => menu.close()
const wait = (ms: number) => () => void vi.advanceTimersByTime(ms)

it.each([
  { why: 'opens under a resting pointer', acts: [hover(DOGS), wait(120)], open: DOGS },
  { why: 'stays closed under a pointer that crosses it', acts: [hover(DOGS), wait(119), hover(null), wait(1000)], open: null },
  { why: 'opens at a click', acts: [click(DOGS)], open: DOGS },
  { why: 'stays open at a click after the pointer has opened it', acts: [hover(DOGS), wait(120), click(DOGS)], open: DOGS },
  { why: 'closes at a second click', acts: [hover(DOGS), wait(120), click(DOGS), click(DOGS), wait(1000)], open: null },
  { why: 'stays open after a tap, which leaves before it clicks', acts: [hover(null), click(DOGS), wait(1000)], open: DOGS },
  { why: 'closes when the pointer leaves', acts: [click(DOGS), hover(null), wait(120)], open: null },
  { why: 'stays open when the pointer comes back', acts: [click(DOGS), hover(null), wait(60), hover(DOGS), wait(1000)], open: DOGS },
  { why: 'gives way to another entry', acts: [click(DOGS), hover(CATS), wait(120)], open: CATS },
  { why: 'closes on navigation, whatever the pointer does next', acts: [hover(DOGS), close, wait(1000)], open: null },
  { why: 'opens at a click after it was closed', acts: [click(DOGS), close, click(DOGS)], open: DOGS },
])('a panel $why', ({ acts, open }) => {
  const menu = createHoverMenu()
  for (const act of acts) act(menu)
  expect(menu.store.getState().openId).toBe(open)
})

import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RECORD_CLICKS, replayClicks } from './early-clicks.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Button {
  isConnected: boolean
  click(): void
  __reactFiber?: object
}

/** A page as far as the note in it goes. */
function openPage() {
  const page = createContext({ onclick: null, onchange: null, Array }) as {
    early: HTMLElement[]
    onclick: ((event: object) => void) | null
    onchange: ((event: object) => void) | null
  }
  runInContext(RECORD_CLICKS, page)
  const clicked: string[] = []
  const aButton = (name: string): Button => ({ isConnected: true, click: () => clicked.push(name) })
  const press = (button: Button, kind = 'button[type=button]') =>
    page.onclick?.({ target: { closest: (asked: string) => (asked === kind ? button : null) } })
  return { page, clicked, aButton, press }
}

const revive = (button: Button) => Object.assign(button, { __reactFiber: {} })

it('buttons pressed before the page is alive are pressed once it is, in the same order and once', () => {
  const { page, clicked, aButton, press } = openPage()
  const [more, add] = [aButton('one more'), aButton('add to cart')]
  press(more)
  press(add)
  replayClicks(page)
  expect(clicked).toEqual([])
  revive(add)
  vi.advanceTimersByTime(1000)
  expect(clicked, 'what was pressed first comes first').toEqual([])
  revive(more)
  vi.advanceTimersByTime(1000)
  expect(clicked).toEqual(['one more', 'add to cart'])
  press(add)
  vi.advanceTimersByTime(1000)
  expect(clicked, 'React hears of it by itself').toHaveLength(2)
})

it('a part that comes alive later than the rest loses no press either', () => {
  const { page, clicked, aButton, press } = openPage()
  replayClicks(page)
  const late = aButton('late')
  press(late)
  revive(late)
  vi.advanceTimersByTime(100)
  expect(clicked).toEqual(['late'])
})

it('a press is forgotten when nothing comes of it for long', () => {
  const { page, clicked, aButton, press } = openPage()
  const dead = aButton('dead')
  press(dead)
  replayClicks(page)
  vi.advanceTimersByTime(21_000)
  revive(dead)
  vi.advanceTimersByTime(1000)
  expect(clicked).toEqual([])
})

it('links and submitting buttons work by themselves', () => {
  const { page, clicked, aButton, press } = openPage()
  press(revive(aButton('a link')), 'a')
  replayClicks(page)
  expect(clicked).toEqual([])
})

it('a choice made before the page is alive is told once it is', () => {
  const { page } = openPage()
  const told: string[] = []
  const sort = { tagName: 'SELECT', isConnected: true, matches: (asked: string) => asked === 'select', dispatchEvent: told.push.bind(told) }
  const name = { ...sort, matches: () => false }
  page.onchange?.({ target: sort })
  page.onchange?.({ target: name })
  replayClicks(page)
  expect(told).toEqual([])
  for (const control of [sort, name]) Object.assign(control, { __reactFiber: {} })
  vi.advanceTimersByTime(1000)
  expect(told).toMatchObject([{ type: 'change', bubbles: true }])
})

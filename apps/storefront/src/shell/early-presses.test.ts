import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { NOTE_PRESSES, replayPresses } from './early-presses.tsx'

/** A page as far as the note in it goes. */
function openPage() {
  const page = createContext({ onclick: null }) as { early: { click(): void }[]; onclick: ((event: object) => void) | null }
  runInContext(NOTE_PRESSES, page)
  const clicked: string[] = []
  const press = (selector: string, name: string) =>
    page.onclick?.({ target: { closest: (asked: string) => (asked === selector ? { click: () => clicked.push(name) } : null) } })
  return { page, clicked, press }
}

it('buttons pressed before the page is alive are pressed once it is, in the same order and once', () => {
  const { page, clicked, press } = openPage()
  press('button[type=button]', 'one more')
  press('button[type=button]', 'add to cart')
  expect(clicked).toEqual([])
  replayPresses(page)
  expect(clicked).toEqual(['one more', 'add to cart'])
  replayPresses(page)
  expect(clicked).toHaveLength(2)
  press('button[type=button]', 'later')
  expect(clicked).toHaveLength(2)
})

it('links and submitting buttons work by themselves', () => {
  const { page, clicked, press } = openPage()
  press('a', 'a link')
  replayPresses(page)
  expect(clicked).toEqual([])
})

import { expect, it } from 'vitest'
import { onFirstInteraction } from './on-first-interaction.ts'

it.each([['pointerdown'], ['pointermove'], ['keydown']])('calls once, at the first %s', (sign) => {
  const target = new EventTarget()
  let calls = 0
  onFirstInteraction(target, () => calls++)
  expect(calls).toBe(0)
  target.dispatchEvent(new Event(sign))
  target.dispatchEvent(new Event(sign))
  target.dispatchEvent(new Event('keydown'))
  expect(calls).toBe(1)
})

it('counts a click that was recorded before', () => {
  let calls = 0
  onFirstInteraction(Object.assign(new EventTarget(), { early: [{}] }), () => calls++)
  expect(calls).toBe(1)
})

it('does not wait for another interaction when a link has led here', () => {
  let calls = 0
  onFirstInteraction(Object.assign(new EventTarget(), { navigator: { userActivation: { hasBeenActive: true } } }), () => calls++)
  expect(calls).toBe(1)
})

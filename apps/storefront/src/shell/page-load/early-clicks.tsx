import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { RouterContext } from '../rendering/route-data.ts'
import { claimAddition, type EarlyAddition, isKept, readEarlierAdditions } from './early-additions.ts'

/** A click on a control that is not hydrated within this time is dropped: the shopper has moved on. */
const GIVE_UP_AFTER_MS = 20_000
const RETRY_MS = 50

interface EarlyControl extends HTMLElement {
  /** What the shopper has put in, however often React has rendered since. */
  typed?: { value: string; checked?: boolean | undefined }
  /** React's record of the value that its handlers know. */
  _valueTracker?: { setValue(value: string): void }
}

interface EarlyWindow extends Pick<EventTarget, 'addEventListener'> {
  early?: { push(control: EarlyControl): unknown } | EarlyControl[]
  /** Whether React has stopped the latest event before its control, because that is still being hydrated. */
  stuck?: 0 | 1
}

/** Says "Adding …" for `RECORD_CLICKS`. It writes here before React does, so React leaves the text alone. */
export function EarlyStatus() {
  const t = useMessages()
  return (
    <p
      id="early"
      role="status"
      className="early-status"
      data-add={t('early.adding')}
      data-wait={t('early.wait')}
      data-failed={t('early.failed')}
      data-reload={t('early.reload')}
      suppressHydrationWarning
    >
      {''}
    </p>
  )
}

export interface EarlyClicksProps {
  /** Adds what was clicked on earlier pages of this tab, each after `claimAddition`. */
  onAdditions: (additions: readonly EarlyAddition[], context: RouterContext) => Promise<void>
}

/** Performs clicks and input from before the bundle was loaded: on this page by repeating them, from earlier pages through `onAdditions`. */
export function EarlyClicks({ onAdditions }: EarlyClicksProps) {
  const { context } = useRouter().options

  useEffect(() => {
    const earlier = readEarlierAdditions()
    if (earlier.length > 0) void onAdditions(earlier, context).finally(clearStatus)
    replayClicks(window as EarlyWindow, earlier.length > 0 ? () => {} : clearStatus)
  }, [context, onAdditions])

  return null
}

function clearStatus(): void {
  const status = document.getElementById('early')
  if (status && status.dataset['said'] === undefined) status.textContent = ''
}

/** Repeats the clicks and input from before hydration, in the same order. `onDone` is called when none is left. */
export function replayClicks(page: EarlyWindow, onDone: () => void): void {
  const waiting = Array.isArray(page.early) ? page.early : []
  let since = Date.now()
  page.early = {
    push(control: EarlyControl) {
      if (waiting.push(control) > 1) return
      since = Date.now()
      replay()
    },
  }
  // React handles this click at once, so tell it first what was filled in before.
  page.addEventListener('click', ({ isTrusted }) => isTrusted && repeatInput(), true)
  replay()

  function repeatInput(): void {
    while (waiting[0]?.typed && isHydrated(waiting[0]) && tell(waiting[0], page)) waiting.shift()
  }

  function replay(): void {
    repeatInput()
    if (Date.now() - since > GIVE_UP_AFTER_MS) for (const control of waiting.splice(0)) control.removeAttribute('aria-busy')
    const [first] = waiting
    if (!first) return onDone()
    const isDone = !first.isConnected || (!first.typed && isHydrated(first) && repeat(first, page))
    if (isDone) waiting.shift()
    // React renders between two clicks: the second one of a stepper counts from the first.
    setTimeout(replay, isDone ? 0 : RETRY_MS)
  }
}

/** False when it has to be repeated: React is still hydrating that part of the page, or the button is busy and would ignore the click. */
function repeat(control: EarlyControl, page: EarlyWindow): boolean {
  if (control.ariaDisabled === 'true') return false
  const { add } = control.dataset
  const addition = add === undefined ? undefined : { id: Number(add), page: performance.timeOrigin }
  control.removeAttribute('aria-busy')
  // After a return through the browser's page cache, the page in between has added it already.
  if (addition && !isKept(addition)) return true
  page.stuck = 0
  control.click()
  if (page.stuck) {
    control.setAttribute('aria-busy', 'true')
    return false
  }
  if (addition) claimAddition(addition)
  return true
}

/**
 * Tells React the value of a control. React ignores an event without a new value; it reads checkboxes at `click`, everything else at
 * `change`. The first event may make it finish hydration, and that render resets the value before the event is read: hence two clicks.
 * False when React is still hydrating.
 */
function tell(control: EarlyControl, page: EarlyWindow): boolean {
  for (const type of ['click', 'click', 'change']) {
    page.stuck = 0
    Object.assign(control, control.typed)
    control._valueTracker?.setValue('\0')
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return !page.stuck
}

/** Parts of a page whose code is loaded later are hydrated later: React marks the elements that it has hydrated. */
function isHydrated(control: object): boolean {
  return Object.keys(control).some((key) => key.startsWith('__react'))
}

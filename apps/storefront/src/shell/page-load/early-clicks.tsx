import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { RouterContext } from '../rendering/route-data.ts'
import { claimAddition, type EarlyAddition, readAdditions } from './early-additions.ts'

/** A click on a control that is not hydrated within this time is dropped: the shopper has moved on. */
const GIVE_UP_AFTER_MS = 20_000
const RETRY_MS = 50

interface EarlyWindow {
  early?: { push(control: HTMLElement): unknown } | HTMLElement[]
}

/** Says "Adding …" for `RECORD_CLICKS`. It writes here before React does, so React leaves the text alone. */
export function EarlyStatus() {
  const t = useMessages()
  return (
    <p id="early" role="status" className="early-status" data-add={t('early.adding')} data-wait={t('early.wait')} suppressHydrationWarning>
      {''}
    </p>
  )
}

export interface EarlyClicksProps {
  /** Adds what was clicked on earlier pages of this tab, each after `claimAddition`. */
  onAdditions: (additions: readonly EarlyAddition[], context: RouterContext) => Promise<void>
}

/** Performs clicks from before the bundle was loaded: on this page by clicking again, from earlier pages through `onAdditions`. */
export function EarlyClicks({ onAdditions }: EarlyClicksProps) {
  const { context } = useRouter().options

  useEffect(() => {
    const earlier = (readAdditions() ?? []).filter(({ page }) => page !== performance.timeOrigin)
    if (earlier.length > 0) void onAdditions(earlier, context).finally(clearStatus)
    replayClicks(window as EarlyWindow, earlier.length > 0 ? () => {} : clearStatus)
  }, [context, onAdditions])

  return null
}

function clearStatus(): void {
  const status = document.getElementById('early')
  if (status) status.textContent = ''
}

/** Repeats the clicks from before hydration, in the same order. `onDone` is called when none is left. */
export function replayClicks(page: EarlyWindow, onDone: () => void): void {
  const waiting = Array.isArray(page.early) ? page.early : []
  const since = Date.now()
  page.early = {
    push(control: HTMLElement) {
      if (!isAlive(control) && waiting.push(control) === 1) replay()
    },
  }
  replay()

  function replay(): void {
    if (Date.now() - since > GIVE_UP_AFTER_MS) for (const control of waiting.splice(0)) control.removeAttribute('aria-busy')
    const [first] = waiting
    if (!first) return onDone()
    const isReady = isAlive(first) || !first.isConnected
    if (isReady) repeat(waiting.shift()!)
    // React renders between two clicks: the second one of a stepper counts from the first.
    setTimeout(replay, isReady ? 0 : RETRY_MS)
  }
}

/** React keeps a value that was chosen before hydration, but has not received its event. */
function repeat(control: HTMLElement): void {
  control.removeAttribute('aria-busy')
  if (control.tagName === 'SELECT') control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (isStillWanted(control)) control.click()
}

/** After a return through the browser's page cache, the page in between has added it already. */
function isStillWanted({ dataset: { add } }: HTMLElement): boolean {
  return add === undefined || claimAddition({ id: Number(add), page: performance.timeOrigin })
}

/** Parts of a page whose code is loaded later are hydrated later: React marks the elements that it has hydrated. */
function isAlive(control: HTMLElement): boolean {
  return Object.keys(control).some((key) => key.startsWith('__react'))
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { deviceApi, wantDevice } from '../../shell/api/device-api.ts'
import { withTimeout } from '../../shell/api/time-limit.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { groupsPayDifferently } from '../../shell/session/shopper-group.ts'
import { isSearchable } from './is-searchable.ts'
import { findPanel, type PanelAnswer, type PanelDeps, sharesPrefix } from './panel-query.ts'

export interface DevicePanel {
  /** What is typed, without spaces around it. */
  readonly text: string
  /** The device's results for the text; undefined while it has no catalogue. */
  readonly fromDevice: PanelAnswer | undefined
}

interface Found {
  readonly text: string
  readonly answer: PanelAnswer
}

/** A device that needs longer to search must not hold back the notes and results that do not depend on it. */
const HOLD_MS = 50

/**
 * Follows the search field, and answers each keystroke from the catalogue on the device. A new text is held back until its results are there,
 * so that a keystroke renders once. Nothing is cached: searching again costs less than a cache entry with its observers. Not for customers with
 * group prices, who would see those of guests first. docs/behaviour/search.md §10.3 Panel.
 */
export function useDevicePanel(deps: Omit<PanelDeps, 'api'>, field: RefObject<HTMLInputElement | null>): DevicePanel {
  const hasCatalogue = useStore(deviceApi, (api) => api !== null)
  const hasOwnPrices = useStore(sessionStore, ({ user }) => Boolean(user?.groupToken)) && groupsPayDifferently()
  const [{ text, found }, setPanel] = useState<{ text: string; found?: Found | undefined }>(() => ({ text: readText(field) }))
  const mayAsk = (term: string) => !hasOwnPrices && isSearchable(term)

  const follow = useEffectEvent(async () => {
    const typed = readText(field)
    const api = deviceApi.getState()
    const search = api !== null && mayAsk(typed) ? searchDevice({ ...deps, api }, typed) : null
    const inTime = search && (await withTimeout(search, { timeoutMs: HOLD_MS, instead: false as const }))
    // Another key may have been pressed meanwhile.
    if (readText(field) !== typed) return
    if (inTime !== false) return setPanel({ text: typed, found: inTime ?? undefined })
    setPanel((before) => ({ ...before, text: typed }))
    const late = await search
    if (readText(field) === typed) setPanel({ text: typed, found: late ?? undefined })
  })
  useEffect(() => {
    const input = field.current
    const handleInput = () => void follow()
    handleInput()
    input?.addEventListener('input', handleInput)
    return () => input?.removeEventListener('input', handleInput)
  }, [field])
  useEffect(() => deviceApi.subscribe(() => void follow()), [])

  const isMissing = !hasCatalogue && isSearchable(text)
  useEffect(() => {
    if (isMissing) wantDevice()
  }, [isMissing])
  return { text, fromDevice: mayAsk(text) && sharesPrefix(found?.text, text) ? found?.answer : undefined }
}

/** Null where the device has no answer, for example because its catalogue was deleted. */
async function searchDevice(deps: PanelDeps, text: string): Promise<Found | null> {
  try {
    return { text, answer: await findPanel(deps, text) }
  } catch {
    return null
  }
}

function readText({ current }: RefObject<HTMLInputElement | null>): string {
  return current?.value.trim() ?? ''
}

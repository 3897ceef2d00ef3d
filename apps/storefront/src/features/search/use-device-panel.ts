import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import { deviceApi, wantDevice } from '../../shell/api/device-api.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { groupsPayDifferently } from '../../shell/session/shopper-group.ts'
import { isSearchable } from './is-searchable.ts'
import { devicePanelQuery, keepRelated, type PanelAnswer, type PanelDeps } from './panel-query.ts'
import { useTypedText } from './use-typed-text.ts'

export interface DevicePanel {
  /** What is typed, without spaces around it. */
  readonly text: string
  /** The device's results for the text; undefined while it has no catalogue. */
  readonly fromDevice: PanelAnswer | undefined
}

/**
 * Follows the search field, and answers each keystroke from the catalogue on the device. Not for customers with group prices, who would see
 * those of guests first. docs/behaviour/search.md §10.3 Panel.
 */
export function useDevicePanel(deps: Omit<PanelDeps, 'api'>, field: RefObject<HTMLInputElement | null>): DevicePanel {
  const api = useStore(deviceApi)
  const hasOwnPrices = useStore(sessionStore, ({ user }) => Boolean(user?.groupToken)) && groupsPayDifferently()
  // Disabled without a catalogue.
  const query = (term: string) => ({ ...devicePanelQuery({ ...deps, api: api! }, term), enabled: mayAsk(term) })
  const mayAsk = (term: string) => api !== null && !hasOwnPrices && isSearchable(term)
  const text = useTypedText(field, (typed) => (mayAsk(typed) ? deps.queryClient.prefetchQuery(query(typed)) : undefined))
  const isMissing = api === null && isSearchable(text)
  useEffect(() => {
    if (isMissing) wantDevice()
  }, [isMissing])
  const { data, error } = useQuery({ ...query(text), placeholderData: keepRelated(text) })
  return { text, fromDevice: mayAsk(text) && !error ? data : undefined }
}

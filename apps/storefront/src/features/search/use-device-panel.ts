import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { deviceApi, wantDevice } from '../../shell/api/device-api.ts'
import { sessionStore } from '../../shell/session/session.ts'
import { groupsPayDifferently } from '../../shell/session/shopper-group.ts'
import { isSearchable } from './is-searchable.ts'
import { devicePanelQuery, keepRelated, type PanelAnswer, type PanelDeps } from './panel-query.ts'

/**
 * Results from the device while typing; undefined while it has no catalogue. Not for customers with group prices, who would see those of guests
 * first. docs/behaviour/search.md §10.3 Panel.
 */
export function useDevicePanel(deps: Omit<PanelDeps, 'api'>, text: string): PanelAnswer | undefined {
  const api = useStore(deviceApi)
  const hasOwnPrices = useStore(sessionStore, ({ user }) => Boolean(user?.groupToken)) && groupsPayDifferently()
  const isAsked = api !== null && !hasOwnPrices && isSearchable(text)
  const isMissing = api === null && isSearchable(text)
  useEffect(() => {
    if (isMissing) wantDevice()
  }, [isMissing])
  const { data, error } = useQuery({
    // Disabled without a catalogue.
    ...devicePanelQuery({ ...deps, api: api! }, text),
    enabled: isAsked,
    placeholderData: keepRelated(text),
  })
  return isAsked && !error ? data : undefined
}

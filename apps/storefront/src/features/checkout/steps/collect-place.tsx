import { placesOf } from 'virtual:places'
import { COLLECT_AT, listCollectPlaces } from '@meerkat/domain/places/collect-places'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Select } from '../../../ui/select.tsx'

export interface CollectPlaceProps {
  extraFields: Readonly<Record<string, unknown>> | undefined
  /** Names of the lines that are out of stock; null when the server could not be reached. */
  checkStock: () => Promise<readonly string[] | null>
  onChange: (extraFields: Readonly<Record<string, unknown>>) => void
}

/** Where the order is collected, and whether everything is in stock. Renders nothing when the shop has no pick-up points. Spec §2 store locator. */
export function CollectPlace({ extraFields, checkStock, onChange }: CollectPlaceProps) {
  const t = useMessages()
  const { storeCode } = useStoreView()
  const places = listCollectPlaces(placesOf(storeCode).places)
  const [missing, setMissing] = useState<readonly string[] | null>(null)
  const chosen = String(extraFields?.[COLLECT_AT] ?? '')
  const [first] = places

  // The answer marks the lines, which creates a new `checkStock`.
  const checkOnce = useEffectEvent(checkStock)
  useEffect(() => {
    let isHere = true
    void checkOnce().then((names) => isHere && setMissing(names))
    return () => {
      isHere = false
    }
  }, [])

  /** Chooses the first place when none is chosen yet, or when orders can no longer be collected at the chosen one. */
  const keepPlace = useEffectEvent((current: string, fallback: string | undefined) => {
    if (fallback !== undefined && !places.includes(current)) onChange({ [COLLECT_AT]: fallback })
  })
  useEffect(() => keepPlace(chosen, first), [chosen, first])

  if (places.length === 0) return null
  return (
    <Select
      label={t('checkout.collect.where')}
      options={places.map((place) => ({ value: place, label: place }))}
      value={chosen}
      hint={missing === null ? undefined : t(missing.length === 0 ? 'checkout.collect.ready' : 'checkout.collect.later')}
      onChange={(event) => onChange({ [COLLECT_AT]: event.target.value })}
    />
  )
}

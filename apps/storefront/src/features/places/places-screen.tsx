import { placesOf } from 'virtual:places'
import { findPosition, type Position, sortPlaces } from '@meerkat/domain/places/find-places'
import { type SubmitEvent, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MapOfPlaces } from './map-of-places.tsx'
import { PlaceEntry } from './place-entry.tsx'

export interface PlacesScreenProps {
  /** The place that was typed when the form was sent without JavaScript; empty for none. */
  near: string
}

interface Asked {
  readonly from: Position | null
  /** Message about the answer. */
  readonly note: 'places.sorted' | 'places.unknown' | 'places.noPosition' | null
}

/** Shops and pick-up points, the nearest first once a place is known. Spec §2 store locator. */
export function PlacesScreen({ near }: PlacesScreenProps) {
  const t = useMessages()
  const href = useHref()
  const known = placesOf(useStoreView().storeCode)
  const [asked, setAsked] = useState(() => askFor(near, known))
  const [isLocating, setLocating] = useState(false)
  const places = sortPlaces(known.places, asked.from)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(askFor(String(new FormData(event.currentTarget).get('near') ?? ''), known))
  }

  function handleLocate() {
    setLocating(true)
    const settle = (answer: Asked) => {
      setLocating(false)
      setAsked(answer)
    }
    if (!('geolocation' in navigator)) return settle({ from: null, note: 'places.noPosition' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ from: { lat: coords.latitude, lon: coords.longitude }, note: 'places.sorted' }),
      () => settle({ from: null, note: 'places.noPosition' }),
      { maximumAge: 10 * 60_000, timeout: 15_000 },
    )
  }

  return (
    <div className="wrap places-screen">
      <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={[{ name: t('catalog.home'), href: href('/') }, { name: t('places.title') }]} />
      <h1>{t('places.title')}</h1>
      <p>{t('places.about')}</p>
      <form action={href('/store-locator')} className="places-form" onSubmit={handleSubmit}>
        <Field name="near" label={t('places.near')} autoComplete="address-level2" defaultValue={near} maxLength={100} list="places-towns" />
        <datalist id="places-towns">
          {[...new Set([...known.towns.map(({ name }) => name), ...known.places.map(({ city }) => city)])].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit">{t('places.find')}</Button>
        <Button variant="secondary" busy={isLocating} onClick={handleLocate}>
          {t('places.here')}
        </Button>
      </form>
      <p role="status">{asked.note && t(asked.note)}</p>
      <div className="places-columns">
        <MapOfPlaces places={places} from={asked.from} />
        <ol className="places-list">
          {places.map((place, at) => (
            <PlaceEntry key={place.id} place={place} number={at + 1} />
          ))}
        </ol>
      </div>
    </div>
  )
}

function askFor(typed: string, known: Parameters<typeof findPosition>[1]): Asked {
  if (typed.trim() === '') return { from: null, note: null }
  const from = findPosition(typed, known)
  return { from, note: from ? 'places.sorted' : 'places.unknown' }
}

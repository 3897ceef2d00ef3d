import type { Place } from '@meerkat/contract/places'
import { drawMap, type MapPoint } from '@meerkat/domain/places/draw-map'
import type { Position } from '@meerkat/domain/places/find-places'
import { useMessages } from '../../shell/messages/messages.tsx'

const SIZE = { width: 400, height: 320 }

export interface MapOfPlacesProps {
  places: readonly Place[]
  from: Position | null
}

/** A map of the places, to scale and numbered as in the list. Drawn here: map tiles need a network and tell another company who looks at them. */
export function MapOfPlaces({ places, from }: MapOfPlacesProps) {
  const t = useMessages()
  const { points, lines } = drawMap(from ? [...places, from] : places, SIZE)
  const own = from && points.at(-1)
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t('places.map')} className="places-map">
      {lines.map((line) => (
        <line key={Object.values(line).join()} {...line} />
      ))}
      {own && <circle cx={own.x} cy={own.y} r="7" className="places-own" />}
      {places.map(({ id, city }, at) => (
        <g key={id}>
          <circle cx={points[at]?.x} cy={points[at]?.y} r="11" />
          <text x={points[at]?.x} y={(points[at]?.y ?? 0) + 4.5} className="places-number">
            {at + 1}
          </text>
          <text x={points[at]?.x} y={(points[at]?.y ?? 0) + (isAbove(points, at) ? -16 : 27)}>
            {city}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Whether the name of the town goes above its mark, because another mark is right below. */
function isAbove(points: readonly MapPoint[], at: number): boolean {
  const { x = 0, y = 0 } = points[at] ?? {}
  return points.some((other) => other.y > y && other.y - y < 40 && Math.abs(other.x - x) < 60)
}

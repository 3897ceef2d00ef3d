import type { Position } from './find-places.ts'

export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface PlacesMap {
  readonly points: readonly MapPoint[]
  /** Meridians and parallels. */
  readonly lines: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[]
}

const STEPS_DEG = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20]
/** Span of the map around a single place. */
const SMALLEST_SPAN_DEG = 0.2
const MARGIN = 0.12
/** Width of a mark on the map. */
const MARK = 22

/** A plain map: positions to scale, with a grid. Degrees of longitude have the same length everywhere, the one at the centre of the map. */
export function drawMap(positions: readonly Position[], { width, height }: { readonly width: number; readonly height: number }): PlacesMap {
  const lats = positions.map(({ lat }) => lat)
  const lons = positions.map(({ lon }) => lon)
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lon: (Math.min(...lons) + Math.max(...lons)) / 2 }
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  const spanX = Math.max(SMALLEST_SPAN_DEG, Math.max(...lons) - Math.min(...lons)) * shrink
  const spanY = Math.max(SMALLEST_SPAN_DEG, Math.max(...lats) - Math.min(...lats))
  const perDegree = Math.min((width * (1 - 2 * MARGIN)) / spanX, (height * (1 - 2 * MARGIN)) / spanY)
  const toX = (lon: number) => round(width / 2 + (lon - middle.lon) * shrink * perDegree)
  const toY = (lat: number) => round(height / 2 - (lat - middle.lat) * perDegree)
  const step = STEPS_DEG.find((degrees) => degrees * perDegree >= height / 5) ?? 20
  const lines = [
    ...multiples(middle.lon, width / 2 / (perDegree * shrink), step).map((lon) => ({ x1: toX(lon), y1: 0, x2: toX(lon), y2: height })),
    ...multiples(middle.lat, height / 2 / perDegree, step).map((lat) => ({ x1: 0, y1: toY(lat), x2: width, y2: toY(lat) })),
  ]
  return { points: spread(positions.map(({ lat, lon }) => ({ x: toX(lon), y: toY(lat) }))), lines }
}

/** Moves each point away from an earlier one that it would cover. */
function spread(points: readonly MapPoint[]): MapPoint[] {
  const placed: MapPoint[] = []
  for (const point of points) {
    const other = placed.find(({ x, y }) => Math.hypot(point.x - x, point.y - y) < MARK)
    const length = other ? Math.hypot(point.x - other.x, point.y - other.y) : 0
    if (!other) placed.push(point)
    else if (length === 0) placed.push({ x: round(point.x + MARK), y: point.y })
    else {
      const factor = MARK / length
      placed.push({ x: round(other.x + (point.x - other.x) * factor), y: round(other.y + (point.y - other.y) * factor) })
    }
  }
  return placed
}

function multiples(middle: number, reach: number, step: number): number[] {
  const first = Math.ceil((middle - reach) / step)
  const count = Math.max(0, Math.floor((middle + reach) / step) - first + 1)
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import { extname, posix } from 'node:path'
import { type ImageAction, listImageSizes, MAX_IMAGE_SIDE } from '@meerkat/contract/image'

export type ImageFormat = 'gif' | 'png' | 'jpeg' | 'webp' | 'svg'

export interface ImageRequest {
  readonly width: number
  readonly height: number
  readonly action: ImageAction
  /** Below the media root, without a leading slash and without the extension. */
  readonly stem: string
  readonly format: ImageFormat
}

export interface RawImageRequest {
  width: unknown
  height: unknown
  action: unknown
  /** A path below the media root, or its URL on one of our hosts. */
  source: unknown
}

const FORMATS: ReadonlyMap<string, ImageFormat> = new Map([
  ['.gif', 'gif'],
  ['.png', 'png'],
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.webp', 'webp'],
  ['.svg', 'svg'],
])
/** Widths and heights that our own pages use. Some exceed the maximum for other requests. */
const LISTED_SIDES = new Set(listImageSizes().flatMap(({ width, height }) => [width, height]))
const ACTIONS: readonly string[] = ['resize', 'fit', 'identify'] satisfies ImageAction[]

/** Letters, digits and common punctuation: no `..`, no path separators of any system, no hidden files. */
const SAFE_SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}_.,@+() -]*$/u

/** The parsed request, or an error message. docs/wire.md §12.1. */
export function parseImageRequest(raw: RawImageRequest, ownHosts: ReadonlySet<string>): ImageRequest | string {
  const width = toSide(raw.width)
  const height = toSide(raw.height)
  if (width === null || height === null) return `Width and height are whole numbers from 0 to ${MAX_IMAGE_SIDE}.`
  if (typeof raw.action !== 'string' || !ACTIONS.includes(raw.action)) return 'The action is resize, fit or identify.'
  if (typeof raw.source !== 'string') return 'Say which picture.'
  const path = toPath(raw.source, ownHosts)
  if (path === null) return 'Pictures come from this shop only.'
  const extension = extname(path)
  const format = FORMATS.get(extension.toLowerCase())
  if (format === undefined) return 'This type of picture is not supported.'
  const stem = path.slice(0, -extension.length)
  if (!stem.split('/').every((segment) => SAFE_SEGMENT.test(segment))) return 'This is not the path of a picture.'
  return { width, height, action: raw.action as ImageAction, stem, format }
}

function toSide(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,4}$/.test(value)) return null
  const side = Number(value)
  return side > MAX_IMAGE_SIDE && !LISTED_SIDES.has(side) ? null : side
}

/** Clients encode a whole URL into the path when it contains `://`. It is accepted when the host is ours. */
function toPath(source: string, ownHosts: ReadonlySet<string>): string | null {
  const address = source.replace(/^\/+(?=https?:)/i, '')
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address) && !address.startsWith('//')) return address.replace(/^\/+/, '')
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || !ownHosts.has(url.host) || url.username !== '') return null
  try {
    return posix.relative('/', decodeURIComponent(url.pathname).replace(/^\/media\//, '/'))
  } catch {
    return null
  }
}

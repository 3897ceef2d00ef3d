import type { Answer, Call, Send } from '@meerkat/contract/transport'

/** A frozen server never answers, and no shopper should wait longer to hear that. Orders have a longer limit, some calls a shorter one. */
const LIMIT_MS = 10_000
/** Bytes per millisecond of the slowest line that a body is given time for: photos of a review take minutes on it. */
const SLOWEST_LINE = 8

/** Sends calls with `fetch`. An answer that is not JSON has no body, broken JSON is null; the client reports both as malformed. */
export function overHttp(baseUrl: string, fetcher: typeof fetch = (...request) => fetch(...request)): Send {
  return async (call) => {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body)
    const response = await fetcher(toUrl(baseUrl, call), {
      method: call.endpoint.method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...call.headers },
      ...(body !== undefined && { body }),
      signal:
        call.signal instanceof AbortSignal ? call.signal : AbortSignal.timeout(LIMIT_MS + Math.ceil((body ?? '').length / SLOWEST_LINE)),
    })
    return { status: response.status, body: await readBody(response), headers: Object.fromEntries(response.headers) } satisfies Answer
  }
}

/** Parameters in alphabetical order, so that equal queries have the same URL. docs/wire.md §13.1. */
export function toUrl(baseUrl: string, { endpoint, params = {}, query = {} }: Call): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
  return `${baseUrl}${path}${search && `?${search}`}`
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')
  try {
    // An invoice is the only answer that is a file.
    if (type === 'application/pdf') return new Uint8Array(await response.arrayBuffer())
    return type?.includes('application/json') ? await response.json() : undefined
  } catch {
    return null
  }
}

import { type Answered, type Ask, answerWith, type UpstreamRequest } from './exchange.ts'
import { readBytes } from './read-bytes.ts'

/** Shorter than the time limits of our browser client, so that it gets our answer about a frozen server. */
const READ_LIMIT_MS = 9000
const WRITE_LIMIT_MS = 28_000
/** Maximum size of an answer: lists of thousands of categories take a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024

/** Headers that old servers read; nothing else of a shopper's request leaves the shop. docs/wire.md §1.6. */
const SENT = ['authorization', 'x-vs-store-code', 'x-clientid', 'x-clientinfo', 'x-task-id', 'x-forwarded-for']
const RETURNED = ['cache-control', 'retry-after', 'x-vs-cache-tags']

/** The client knows this text and shows it in the shopper's language. */
const BUSY = 'The shop is busy, please try again in a moment'

/** Reports why a call failed; paths have no query, which may hold a user token. */
export type Report = (failure: { path: string; reason: string }) => void

export interface OtherApi {
  /** Address without a slash at the end. */
  readonly url: string
  readonly report: Report
  readonly readLimitMs?: number
}

/**
 * Calls another API over HTTP. Failures become answers in JSON: 503 without a connection, 504 without an answer in time, 502 for an
 * answer that is not JSON. After each of them the client waits and retries, so that nothing is lost. docs/wire.md §1.2, §1.3.
 */
export function callOtherApi({ url, report, readLimitMs = READ_LIMIT_MS }: OtherApi): Ask {
  return async (request) => {
    const fail = (code: number, reason: string) => {
      report({ path: request.path, reason })
      return answerWith(code, BUSY)
    }
    const limit = AbortSignal.timeout(isRead(request) ? readLimitMs : WRITE_LIMIT_MS)
    try {
      const response = await fetch(toUrl(url, request), {
        method: request.method,
        headers: headersOf(request),
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        redirect: 'manual',
        signal: request.signal ? AbortSignal.any([limit, request.signal]) : limit,
      })
      const bytes = await readBytes(response, MAX_BYTES)
      if (bytes === null) return fail(502, 'the answer is too large')
      return read(response, bytes.toString()) ?? fail(502, `the answer is not JSON (status ${response.status})`)
    } catch (error) {
      return limit.aborted ? fail(504, 'no answer in time') : fail(503, reasonOf(error))
    }
  }
}

/** Searches and the URL map change nothing, and a page waits for them. */
function isRead({ method, path }: UpstreamRequest): boolean {
  return method === 'GET' || /\/_search$|^\/api\/url(?:\/map)?$|^\/graphql/.test(path)
}

function toUrl(url: string, { path, query }: UpstreamRequest): string {
  const search = new URLSearchParams(Object.entries(query)).toString()
  return `${url}${path}${search && `?${search}`}`
}

function headersOf({ body, headers = {} }: UpstreamRequest): Record<string, string> {
  const sent = SENT.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
  return { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...Object.fromEntries(sent) }
}

/** Null for an answer that is not JSON, except 404: old servers answer unknown paths with an HTML page. docs/wire.md §1.3. */
function read({ status, headers }: Response, text: string): Answered | null {
  if (!headers.get('content-type')?.includes('application/json')) return status === 404 ? answerWith(404, 'Not found') : null
  try {
    const returned = RETURNED.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : []))
    return { status, body: JSON.parse(text) as unknown, headers: Object.fromEntries(returned) }
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message || message : message
}

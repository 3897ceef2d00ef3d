import type { Provider } from '../engine/ledger.ts'
import type { Simulator } from '../engine/simulator.ts'

export interface Call {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Objects are sent as JSON. */
  readonly body?: unknown
}

/** The connection stays open and nothing is ever sent. */
export const NO_ANSWER = Symbol('no answer')

export type Handler = (simulator: Simulator, call: Call) => Promise<Answer | typeof NO_ANSWER> | Answer | typeof NO_ANSWER

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:name` stands for one segment. */
  readonly path: string
  /** Whose faults apply; pages for shoppers have none. */
  readonly provider?: Provider
  readonly handler: Handler
}

export interface Matched {
  readonly route: Route
  readonly params: Record<string, string>
}

export function matchRoute(routes: readonly Route[], method: string, path: string): Matched | null {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, path) : null
    if (params) return { route, params }
  }
  return null
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = safeDecode(value)
    else if (segment !== value) return null
  }
  return params
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import type { Endpoint } from './endpoint.ts'

/** One call as sent: values are already text where the wire has text. */
export interface Call {
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Lower-case names: `authorization`, `x-vs-store-code`, `x-task-id`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignalLike
}

/** The part of `AbortSignal` that a transport uses; this package has no browser types. */
export interface AbortSignalLike {
  readonly aborted: boolean
}

/** The response: for enveloped endpoints `body` is the envelope. Shared between callers, so it must not be changed. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a call to an API: in process, or over HTTP to our server or an old one. Rejects only when there is no response. */
export type Send = (call: Call) => Promise<Answer>

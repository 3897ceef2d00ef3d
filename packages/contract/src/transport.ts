import type { Endpoint } from './endpoint.ts'

/** One call as it leaves the caller: values already text where the wire has text. */
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

/** What came back: for enveloped endpoints `body` is the envelope. Shared between callers, so never changed. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Carries a call to an API: in process, or over HTTP to ours or to an old server. Rejects only when no answer came. */
export type Send = (call: Call) => Promise<Answer>

/** A call as it goes to the other API; `path` without query. */
export interface UpstreamRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Parsed JSON; undefined: none. */
  readonly body?: unknown
  /** Lower-case names. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** The answer, always as JSON: anything else was replaced by an answer from `answerWith`. */
export interface Answered {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export type Ask = (request: UpstreamRequest) => Promise<Answered>

/** An answer of this server, in the format of the protocol. docs/wire.md §1.2. */
export function answerWith(code: number, result: unknown): Answered {
  return { status: code, body: { code, result }, headers: {} }
}

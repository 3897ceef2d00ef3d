/** A request body and the `result` of its response. */
export interface Example {
  readonly body?: unknown
  readonly result?: unknown
}

/** By endpoint name. */
export type Examples = Readonly<Record<string, Example>>

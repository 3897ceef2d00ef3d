/**
 * A response with headers or a `meta` of its own, or with its JSON already serialised: HTTP sends `bytes`, in-process rendering
 * reads `result`.
 */
export class Reply<T> {
  readonly result: () => T
  readonly bytes: (() => Buffer) | null
  readonly headers: Readonly<Record<string, string>>
  readonly meta: Readonly<Record<string, unknown>> | null

  constructor(options: {
    result: () => T
    bytes?: () => Buffer
    headers?: Readonly<Record<string, string>>
    meta?: Readonly<Record<string, unknown>>
  }) {
    this.result = options.result
    this.bytes = options.bytes ?? null
    this.headers = options.headers ?? {}
    this.meta = options.meta ?? null
  }
}

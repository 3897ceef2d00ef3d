/**
 * An answer that brings headers or a `meta` of its own, or its JSON as bytes that are at hand already: who sends bytes asks
 * for `bytes`, who renders in the same process asks for `result`.
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

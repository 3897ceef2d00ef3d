/**
 * An answer that brings headers of its own, or JSON text that is at hand already: who sends bytes asks for `text`, who
 * renders in the same process asks for `result`.
 */
export class Reply<T> {
  readonly result: () => T
  readonly text: (() => string) | null
  readonly headers: Readonly<Record<string, string>>

  constructor(options: { result: () => T; text?: () => string; headers?: Readonly<Record<string, string>> }) {
    this.result = options.result
    this.text = options.text ?? null
    this.headers = options.headers ?? {}
  }
}

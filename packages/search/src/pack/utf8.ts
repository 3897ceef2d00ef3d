/** Node and browsers have both classes, but this package is compiled without the types of a platform. */
interface Platform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array }
  readonly TextDecoder: new (encoding: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string }
}

const { TextEncoder, TextDecoder } = globalThis as unknown as Platform

export function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** @throws TypeError for bytes that are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA3-224 of a text, lower-case hex: the wire's fingerprint for lines, carts and orders. docs/wire.md §3.5. */
export function sha3(text: string): string {
  return bytesToHex(sha3_224(utf8ToBytes(text)))
}

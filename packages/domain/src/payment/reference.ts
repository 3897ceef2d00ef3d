/** 32 characters, five bits each, without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** Bytes of randomness for one reference. */
export const REFERENCE_BYTES = LENGTH

/**
 * Names one attempt at its provider: 16 letters and digits with 80 random bits, which fits the limits of every provider.
 * docs/payments.md, "References".
 */
export function toReference(random: Uint8Array): string {
  if (random.length < REFERENCE_BYTES) throw new Error(`A reference needs ${REFERENCE_BYTES} random bytes`)
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

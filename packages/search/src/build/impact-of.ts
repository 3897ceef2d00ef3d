/** A field of this many words counts as neither short nor long. A constant: an average would drift with every change. */
const USUAL_LENGTH = 12

/**
 * The impact of a word in a field, 1..255: higher when the word is repeated, lower when the field is long. Follows BM25's curve
 * (k1 1.2, b 0.35), rounded to a byte so that a search multiplies and adds, and reads nothing else about the document.
 */
export function impactOf(frequency: number, fieldLength: number): number {
  const damping = 1.2 * (0.65 + (0.35 * fieldLength) / USUAL_LENGTH)
  return Math.max(1, Math.round((255 * frequency) / (frequency + damping)))
}

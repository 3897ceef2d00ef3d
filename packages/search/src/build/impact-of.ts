/** A field of this many words counts as neither short nor long. A constant: an average would drift with every change. */
const USUAL_LENGTH = 12

/**
 * How much a field is about a word, 1..255: more when it says it again, less when it says much else. Follows BM25's curve
 * (k1 1.2, b 0.35), rounded to a byte so that a search multiplies and adds, and reads nothing else about the document.
 */
export function impactOf(frequency: number, fieldLength: number): number {
  const damping = 1.2 * (0.65 + (0.35 * fieldLength) / USUAL_LENGTH)
  return Math.max(1, Math.round((255 * frequency) / (frequency + damping)))
}

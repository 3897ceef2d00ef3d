/** One array of exactly these bytes. A `Buffer` would share its memory with others, and a message to a thread takes all of it along. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) {
    joined.set(piece, end)
    end += piece.length
  }
  return joined
}

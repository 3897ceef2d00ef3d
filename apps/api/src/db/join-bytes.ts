/** Concatenates into an array with its own memory. Posting a pooled `Buffer` to a thread would transfer the whole pool. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const piece of pieces) {
    joined.set(piece, end)
    end += piece.length
  }
  return joined
}

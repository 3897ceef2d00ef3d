import type { Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'

/** Maximum message size: enough for a batch of large documents. */
const MAX_BYTES = 256 * 1024 * 1024
const HEADER_BYTES = 4

/** Sends one value: its length, then its bytes. V8's format keeps dates and `undefined`, which JSON would lose. */
export function sendFrame(socket: Socket, value: unknown): void {
  const body = serialize(value)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(body.length)
  socket.write(Buffer.concat([header, body]))
}

/** Calls back with every received value, in order. A malformed stream destroys the socket. */
export function onFrames(socket: Socket, receive: (value: unknown) => void): void {
  let pieces: Buffer[] = []
  let length = 0
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece)
    length += piece.length
    while (length >= HEADER_BYTES) {
      const bytes = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
      pieces = [bytes]
      const size = bytes.readUInt32BE()
      if (size > MAX_BYTES) {
        socket.destroy(new Error('The message is too large'))
        return
      }
      if (length < HEADER_BYTES + size) return
      const rest = bytes.subarray(HEADER_BYTES + size)
      pieces = rest.length === 0 ? [] : [rest]
      length = rest.length
      receive(deserialize(bytes.subarray(HEADER_BYTES, HEADER_BYTES + size)))
    }
  })
}

import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'

const NAME = 'shop.sock'
/** The kernel's limit is 107 bytes on Linux and 103 on macOS. */
const MAX_BYTES = 100

export interface SocketPath {
  /** Path to listen on or connect to. */
  readonly path: string
  /** Path of the socket in the file system. */
  readonly file: string
  release(): void
}

/**
 * The socket of the shop in this data directory. A path that is too long for a socket is replaced with one through the open
 * directory, which the kernel resolves to the same file. Null where neither is possible.
 */
export function openSocketPath(dataDir: string): SocketPath | null {
  const file = join(resolve(dataDir), NAME)
  if (Buffer.byteLength(file) <= MAX_BYTES) return { path: file, file, release: () => undefined }
  if (process.platform !== 'linux') return null
  const directory = openSync(resolve(dataDir), 'r')
  return { path: `/proc/self/fd/${directory}/${NAME}`, file, release: () => closeSync(directory) }
}

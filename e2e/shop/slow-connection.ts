import { createServer, connect as openSocket, type Socket } from 'node:net'

export interface SlowConnection {
  /** The shop at the other end of the line. */
  readonly url: string
  end(): Promise<void>
}

export interface ConnectionOptions {
  /** Address of the shop, such as `http://localhost:3210`. */
  readonly to: string
  readonly port: number
  /** The limit of all connections together, in each direction. */
  readonly kilobitsPerSecond: number
  /** One way. */
  readonly delayMs: number
}

/** How often each direction sends the bytes that are due. */
const TICK_MS = 20

/**
 * A slow network between browser and shop, as a server that passes bytes on late and a few at a time. The browser's own throttling does not
 * reach the requests of its service worker.
 */
export async function openSlowConnection({ to, port, kilobitsPerSecond, delayMs }: ConnectionOptions): Promise<SlowConnection> {
  const { port: shopPort } = new URL(to)
  const bytesPerTick = (kilobitsPerSecond * 1000 * TICK_MS) / 8 / 1000
  const sockets = new Set<Socket>()
  const directions = [new Direction(), new Direction()] as const
  const server = createServer({ noDelay: true }, (browser) => {
    const shop = openSocket({ port: Number(shopPort), host: 'localhost', noDelay: true })
    for (const socket of [browser, shop]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    directions[0].join(browser, shop, delayMs)
    directions[1].join(shop, browser, delayMs)
  })
  const ticking = setInterval(() => {
    for (const direction of directions) direction.pass(bytesPerTick)
  }, TICK_MS)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    async end() {
      clearInterval(ticking)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Parcel {
  readonly to: Socket
  readonly from: Socket
  /** Null: the sender has nothing more to say. */
  readonly bytes: Buffer | null
  readonly dueAt: number
}

/** One direction of the line: first come, first served. */
class Direction {
  #parcels: Parcel[] = []

  join(from: Socket, to: Socket, delayMs: number): void {
    const send = (bytes: Buffer | null) => this.#parcels.push({ from, to, bytes, dueAt: Date.now() + delayMs })
    from.on('data', (bytes: Buffer) => {
      // A real connection does not buffer what it cannot transmit yet: the sender has to wait.
      from.pause()
      send(bytes)
    })
    from.on('end', () => send(null))
    from.on('close', () => send(null))
  }

  pass(limit: number): void {
    let left = limit
    while (left > 0) {
      const index = this.#parcels.findIndex(({ dueAt }) => dueAt <= Date.now())
      const [parcel] = index === -1 ? [] : this.#parcels.splice(index, 1)
      if (!parcel) return
      const { from, to, bytes } = parcel
      if (bytes === null) {
        to.end()
        continue
      }
      if (!to.destroyed) to.write(bytes.subarray(0, left))
      if (bytes.length > left) this.#parcels.splice(index, 0, { ...parcel, bytes: bytes.subarray(left) })
      else from.resume()
      left -= bytes.length
    }
  }
}

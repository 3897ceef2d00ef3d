import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range from which Linux takes the ports of outgoing connections (32768 and up): a port of that range may be taken by any
 * connection of this machine before the server that it was found for listens.
 */
const [LOWEST, END] = [12_000, 32_000]

/** A port on which no server of this machine listens. Drawn at random, because test files that run at once ask at the same time. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, END)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

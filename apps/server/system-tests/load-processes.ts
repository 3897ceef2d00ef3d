import { aLine, anOrder } from '../../api/src/testing/a-shopper.ts'

export interface ProcessLoad {
  /** Requests that each process has answered so far. */
  answered(): readonly number[]
  /** Distinct answers that were no success. A busy shop may ask to repeat a request (503): that is counted neither here nor there. */
  failures(): readonly string[]
  stop(): Promise<void>
}

interface LoadedPages {
  /** Requested in turn, by two visitors of each process. */
  readonly paths: readonly string[]
  /** Ordered over and over at each process, so that changes of stock arrive all the time. */
  readonly sku: string
}

/** Requests pages and places orders at each of these processes until it is stopped. */
export function loadProcesses(origins: readonly string[], { paths, sku }: LoadedPages): ProcessLoad {
  const done = new AbortController()
  const answered = origins.map(() => 0)
  const failures = new Set<string>()

  async function repeat(at: number, request: (turn: number) => Promise<Response>): Promise<void> {
    for (let turn = 0; !done.signal.aborted; turn += 1) {
      const answer = await request(turn)
      const text = await answer.text()
      if (answer.ok) answered[at]! += 1
      else if (answer.status !== 503) failures.add(`${answer.status} ${answer.url}: ${text.slice(0, 200)}`)
    }
  }

  const running = origins.flatMap((origin, at) => [
    repeat(at, (turn) => fetch(`${origin}${paths[turn % paths.length]}`)),
    repeat(at, (turn) => fetch(`${origin}${paths[(turn + 1) % paths.length]}`)),
    repeat(at, () =>
      fetch(`${origin}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(anOrder({ products: [aLine(sku)] })),
      }),
    ),
  ])
  const ended = Promise.all(running)
  ended.catch((fault: unknown) => failures.add(String(fault)))
  return {
    answered: () => [...answered],
    failures: () => [...failures],
    async stop() {
      done.abort()
      await ended.catch(() => undefined)
    },
  }
}

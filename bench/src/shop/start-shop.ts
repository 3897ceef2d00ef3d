import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
const START_LIMIT_MS = 600_000

export interface RunningShop {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the command to the first ready answer. */
  readonly readyMs: number
  stop(): Promise<void>
}

export interface ShopOptions {
  /** Kept after the stop when given; otherwise a temporary folder that is removed. */
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the built shop with the command of `npm start` and waits until `/readyz` succeeds. */
export async function startShop({ dataDir, environment = {} }: ShopOptions = {}): Promise<RunningShop> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'meerkat-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn('node', ['--max-semi-space-size=8', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  // Listens from the start, so that a shop that has already ended can be stopped as well.
  const ended = once(child, 'exit')
  await untilReady(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}`)
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error('the shop did not get ready')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'

const root = join(import.meta.dirname, '..', '..')
const START_LIMIT_MS = 240_000

/** A shop of one spec alone, which may be stopped, frozen and started again. */
export interface OwnShop {
  readonly url: string
  /** As after a crash: no request is finished. */
  kill(): Promise<void>
  /** With these variables besides its own. */
  start(environment?: Readonly<Record<string, string>>): Promise<void>
  /** The process keeps its connections and answers nothing. */
  freeze(): void
  thaw(): void
  /** Runs the operator's tool on this shop, such as `product SKU --price 99`. */
  operate(...words: string[]): Promise<string>
  end(): Promise<void>
}

/** One for each worker. */
const port = Number(process.env['E2E_PORT'] ?? 3210) + 1 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
export const ownUrl = `http://localhost:${port}`

/** `own`: variables of its environment besides those of every such shop. */
export async function openOwnShop(own: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const url = ownUrl
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-own-'))
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...own,
  }
  let child: ChildProcess | null = null

  async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    child = spawn(process.execPath, ['--max-semi-space-size=8', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, ...environment },
    })
    const startedAt = Date.now()
    for (;;) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      if (Date.now() - startedAt > START_LIMIT_MS) throw new Error('the shop did not start')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const running = child
    if (!running || running.exitCode !== null) return
    child = null
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGCONT')
    running.kill(signal)
    await gone
  }

  await start().catch(async (fault: unknown) => {
    await stop('SIGKILL')
    throw fault
  })
  return {
    url,
    start,
    kill: () => stop('SIGKILL'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    operate: (...words) => runTool(words, env),
    async end() {
      await stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

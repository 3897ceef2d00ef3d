import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runTool } from './run-tool.ts'
import { makeSeededData } from './seeded-data.ts'

const root = join(import.meta.dirname, '..', '..')
const LIMIT_MS = 240_000

/** A shop that only one spec uses, which may be stopped, frozen and started again. */
export interface OwnShop {
  readonly url: string
  /** Kills the process, as in a crash: no request is finished. */
  kill(): Promise<void>
  /** Starts the shop with these variables besides its own. */
  start(environment?: Readonly<Record<string, string>>): Promise<void>
  /** The process keeps its connections and answers nothing. */
  freeze(): void
  thaw(): void
  /** Runs the operator's tool on this shop, such as `product SKU price 99`. */
  operate(...words: string[]): Promise<string>
  end(): Promise<void>
}

/** One for each worker. */
const port = Number(process.env['E2E_PORT'] ?? 3210) + 1 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
export const ownUrl = `http://localhost:${port}`

/** `own`: variables of its environment besides those of every such shop. */
export async function openOwnShop(own: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  // With another server behind it a shop has no database.
  const dataDir = 'API_URL' in own ? mkdtempSync(join(tmpdir(), 'meerkat-own-')) : await makeSeededData(startOnce)
  const env = { ...environmentOf(dataDir), ...own }
  let running: ShopProcess | null = null

  async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    running = await startShop({ ...env, ...environment })
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    await running?.stop(signal)
    running = null
  }

  await start()
  return {
    url: ownUrl,
    start,
    kill: () => stop('SIGKILL'),
    freeze: () => running?.signal('SIGSTOP'),
    thaw: () => running?.signal('SIGCONT'),
    operate: (...words) => runTool(words, env),
    async end() {
      await stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startOnce(dataDir: string): Promise<void> {
  const shop = await startShop(environmentOf(dataDir))
  await makePacks()
  await shop.stop('SIGTERM')
}

/** Resolves when the packs are in the data directory: it takes seconds of processor time to compress them. */
async function makePacks(): Promise<void> {
  await waitFor('the shop made no packs', async () => {
    const answer = await fetch(`${ownUrl}/api/catalog/vue_storefront_catalog/pack`)
    return ((await answer.json()) as { details: object | null }).details !== null
  })
}

function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: ownUrl,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
}

interface ShopProcess {
  signal(signal: NodeJS.Signals): void
  /** Resolves when the process has ended. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** Resolves when the shop is ready. */
async function startShop(env: NodeJS.ProcessEnv): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const ended = once(child, 'exit')
  // When `beforeAll` times out, Playwright ends this worker process without `afterAll`: the shop must not keep the port of the next one.
  const endWithWorker = () => void child.kill('SIGKILL')
  process.once('exit', endWithWorker)
  child.once('exit', () => process.off('exit', endWithWorker))
  const shop: ShopProcess = {
    signal: (signal) => void child.kill(signal),
    async stop(signal) {
      // A frozen process would not notice.
      child.kill('SIGCONT')
      child.kill(signal)
      await ended
    },
  }
  try {
    await waitFor('the shop did not start', () => {
      if (child.exitCode !== null) throw new Error('the shop ended')
      return isReady()
    })
  } catch (fault) {
    await shop.stop('SIGKILL')
    throw fault
  }
  return shop
}

async function waitFor(failure: string, isDone: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + LIMIT_MS
  while (!(await isDone())) {
    if (Date.now() > limit) throw new Error(failure)
    await setTimeout(250)
  }
}

async function isReady(): Promise<boolean> {
  return fetch(`${ownUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

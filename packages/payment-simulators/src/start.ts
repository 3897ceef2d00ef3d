import { randomBytes } from 'node:crypto'
import { cardRoutes } from './card/card-routes.ts'
import { controlRoutes } from './control/control-routes.ts'
import { Clock } from './engine/clock.ts'
import { Faults } from './engine/faults.ts'
import type { Job } from './engine/jobs.ts'
import { openLedger, type Provider, saveLedger } from './engine/ledger.ts'
import { runJob } from './engine/run-job.ts'
import { Scheduler } from './engine/scheduler.ts'
import { environmentOf, type Keys, randomKeys, type Settings } from './engine/settings.ts'
import type { Simulator } from './engine/simulator.ts'
import { listen } from './http/listen.ts'
import { RequestLog } from './http/request-log.ts'
import { browserRoutes, frameRoutes, hostedRoutes } from './pages/page-routes.ts'
import { snapRoutes } from './snapscan/snap-routes.ts'
import { yocoRoutes } from './yoco/yoco-routes.ts'
import { zapperRoutes } from './zapper/zapper-routes.ts'

export interface SimulatorOptions {
  /** Origin of the shop: where the card widget leads back to. */
  readonly shopUrl: string
  readonly webhookUrls?: Partial<Record<Provider, string>>
  /** 0, or none, is any free port. */
  readonly ports?: { readonly api?: number; readonly frames?: number; readonly pages?: number }
  /** Where browsers reach the frames and the pages, when a server in front forwards to them. */
  readonly browserUrls?: { readonly frames: string; readonly pages: string }
  /** Keeps payments over a restart. Without it they are only in memory. */
  readonly ledgerFile?: string
  readonly keys?: Partial<Keys>
  /** Factor for the waiting times of notifications. */
  readonly timeScale?: number
  readonly controlToken?: string
  readonly merchantName?: string
  readonly now?: () => number
}

export interface RunningSimulators {
  readonly apiUrl: string
  readonly framesUrl: string
  readonly pagesUrl: string
  readonly controlUrl: string
  readonly controlToken: string
  /** Configuration variables of a shop that uses these simulators. */
  readonly environment: Readonly<Record<string, string>>
  /** Where notifications are sent from now on, for a shop whose port is known only after it listens. */
  notify(webhookUrls: Partial<Record<Provider, string>>): void
  close(): Promise<void>
}

/** Starts all providers on three ports of this machine. */
export async function startSimulators(options: SimulatorOptions): Promise<RunningSimulators> {
  const simulator = assemble(options)
  const { settings, ledger, scheduler } = simulator
  const save = () => (options.ledgerFile === undefined ? undefined : saveLedger(options.ledgerFile, ledger))
  const controlToken = options.controlToken ?? randomBytes(24).toString('base64url')
  const apiRoutes = [...cardRoutes, ...zapperRoutes, ...snapRoutes, ...yocoRoutes, ...browserRoutes, ...controlRoutes(controlToken)]
  const { ports = {} } = options
  const [api, frames, pages] = await Promise.all([
    listen(simulator, apiRoutes, { port: ports.api ?? 0, isApi: true, onChange: save }),
    listen(simulator, frameRoutes, { port: ports.frames ?? 0, isApi: false, onChange: save }),
    listen(simulator, [...hostedRoutes, ...browserRoutes], { port: ports.pages ?? 0, isApi: false, onChange: save }),
  ])
  const front = options.browserUrls
  settings.urls = { api: api.url, frames: front?.frames ?? frames.url, pages: front?.pages ?? pages.url }
  settings.browserUrl = front?.pages ?? api.url
  scheduler.wake()
  return {
    apiUrl: api.url,
    framesUrl: frames.url,
    pagesUrl: pages.url,
    controlUrl: `${api.url}/_control`,
    controlToken,
    environment: environmentOf(settings),
    notify: (webhookUrls) => {
      settings.webhookUrls = webhookUrls
    },
    close: async () => {
      await scheduler.close()
      await Promise.all([api.close(), frames.close(), pages.close()])
      save()
    },
  }
}

function assemble(options: SimulatorOptions): Simulator {
  const clock = new Clock(options.now)
  const ledger = openLedger(options.ledgerFile)
  const settings: Settings = {
    keys: { ...randomKeys(), ...options.keys },
    urls: { api: '', frames: '', pages: '' },
    browserUrl: '',
    shopUrl: options.shopUrl,
    webhookUrls: options.webhookUrls ?? {},
    timeScale: options.timeScale ?? 1,
    merchantName: options.merchantName ?? 'Meerkat',
  }
  const run = async (job: Job): Promise<void> => {
    await runJob(simulator, job)
    if (options.ledgerFile !== undefined) saveLedger(options.ledgerFile, ledger)
  }
  const scheduler = new Scheduler<Job>({ clock, due: ledger.jobs, run })
  const simulator: Simulator = { settings, clock, ledger, faults: new Faults(clock), scheduler, log: new RequestLog(), deliverNow: run }
  return simulator
}

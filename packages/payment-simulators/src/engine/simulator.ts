import type { RequestLog } from '../http/request-log.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Job } from './jobs.ts'
import type { Ledger } from './ledger.ts'
import type { Scheduler } from './scheduler.ts'
import type { Settings } from './settings.ts'

/** Everything that the providers' calls and pages share. */
export interface Simulator {
  readonly settings: Settings
  readonly clock: Clock
  readonly ledger: Ledger
  readonly faults: Faults
  readonly scheduler: Scheduler<Job>
  readonly log: RequestLog
  /** Delivers at once; resolves after the shop's answer. */
  readonly deliverNow: (job: Job) => Promise<void>
}

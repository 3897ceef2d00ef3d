import type { Database, Log } from './client.ts'
import { isDatabaseUnreachable, isUnstorable } from './database-fault.ts'
import type { Statement } from './executor.ts'
import { toReason } from './outbox-jobs.ts'
import { yieldToRequests } from './yield-to-requests.ts'

/** Performs one job of a topic. A job may be repeated after a crash or an error. @throws UnrecoverableJob when a retry is useless. */
export type OutboxHandler = (payload: unknown) => Promise<void>

/** A job that can never succeed. It is set aside at once. */
export class UnrecoverableJob extends Error {
  override readonly name = 'UnrecoverableJob'
}

export interface OutboxOptions {
  readonly database: Pick<Database, 'sql' | 'listen'>
  readonly log: Log
  readonly handlers: Readonly<Record<string, OutboxHandler>>
  /** Number of jobs that run at the same time: a job that waits for another server delays only its own lane. */
  readonly lanes?: number
  /** Between two jobs each lane waits until the process has time, so that a long queue does not slow down shoppers. */
  readonly givesWay?: boolean
  /** A job is set aside after this many attempts. */
  readonly maxAttempts?: number
}

export interface Outbox {
  /** Performs all jobs that are due. */
  drain(): Promise<void>
  close(): Promise<void>
}

interface Job {
  readonly id: number
  readonly topic: string
  readonly attempts: number
  readonly payload: unknown
}

const DEFAULT_LANES = 4
/** About a day, including the delays between attempts. */
const DEFAULT_MAX_ATTEMPTS = 12
/** Jobs enqueued within this time start one run. */
const BATCH_WINDOW_MS = 40
/** Interval of polling for jobs whose next attempt is due, and those of a crashed process. */
const POLL_MS = 5000

// Claiming sets the time of the next attempt: after one minute, two, four, up to six hours. Nothing is locked while the job runs,
// and another process takes over the job of a crashed one at that time.
const CLAIM: Statement = {
  name: 'claim-outbox',
  text: `update outbox set attempts = attempts + 1, available_at = now() + interval '1 minute' * least(360, power(2, least(attempts, 10)))
    where id = (
      select id from outbox where set_aside_at is null and available_at <= now() and topic = any($1)
      order by available_at, id limit 1 for update skip locked
    )
    returning id, topic, attempts, payload`,
}
const FINISH: Statement = { name: 'finish-outbox', text: 'delete from outbox where id = $1' }
const FAIL: Statement = {
  name: 'fail-outbox',
  text: 'update outbox set last_error = $2, set_aside_at = case when $3 then now() end where id = $1',
}

/** Performs the jobs that transactions have enqueued. Any number of processes may share one outbox. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { database, log, lanes = DEFAULT_LANES } = options
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  let hasNews = false
  let isFailing = false
  let gathering: NodeJS.Timeout | null = null
  const stopListening = database.listen('outbox', wake)
  const poll = setInterval(wake, POLL_MS)
  poll.unref()
  wake()

  function wake(): void {
    if (closing.signal.aborted) return
    gathering ??= setTimeout(() => {
      gathering = null
      startLane()
    }, BATCH_WINDOW_MS)
    gathering.unref()
  }

  function startLane(): void {
    hasNews = true
    if (closing.signal.aborted || running.size >= lanes) return
    const lane = work().finally(() => running.delete(lane))
    running.add(lane)
  }

  /** Performs jobs until none is left. */
  async function work(): Promise<void> {
    try {
      while (!closing.signal.aborted) {
        hasNews = false
        const job = await claim(options)
        if (job) {
          startLane()
          await perform(options, job)
          if (options.givesWay) await yieldToRequests()
        } else if (!hasNews) break
      }
      isFailing = false
    } catch (fault) {
      if (!isFailing) log.warn({ err: fault }, 'the outbox cannot be processed, retrying every few seconds')
      isFailing = true
    }
  }

  return {
    async drain() {
      startLane()
      while (running.size > 0) await Promise.all(running)
    },
    async close() {
      closing.abort()
      clearInterval(poll)
      if (gathering) clearTimeout(gathering)
      await stopListening()
      await Promise.all(running)
    },
  }
}

async function claim({ database, handlers }: OutboxOptions): Promise<Job | null> {
  const [job] = await database.sql.run<Job>(CLAIM, [Object.keys(handlers)])
  return job ?? null
}

/** An error delays only this job. */
async function perform({ database: { sql }, log, handlers, maxAttempts = DEFAULT_MAX_ATTEMPTS }: OutboxOptions, job: Job): Promise<void> {
  const { id, topic, attempts, payload } = job
  try {
    await handlers[topic]?.(payload)
  } catch (fault) {
    if (isDatabaseUnreachable(fault)) throw fault
    const isLast = attempts >= maxAttempts || fault instanceof UnrecoverableJob || isUnstorable(fault)
    const reason = toReason(fault)
    await sql.run(FAIL, [id, reason, isLast])
    if (isLast) log.error({ job: id, topic, attempts, reason }, 'a job was set aside, see npm run shop -- jobs')
    else log.warn({ job: id, topic, attempts, reason }, 'a job failed and will be retried')
    return
  }
  await sql.run(FINISH, [id])
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './client.ts'
import { isDatabaseAway } from './database-fault.ts'
import type { Executor, Statement } from './executor.ts'

/** Does the work of one topic; several rows at once, oldest first. A row may come twice: after a crash, after a fault. */
export type OutboxHandler = (payloads: readonly unknown[]) => Promise<void>

export interface OutboxOptions {
  readonly sql: Executor
  readonly log: Log
  /** Each outbox has topics of its own: work that waits for somebody else's server must not hold up the rest. */
  readonly handlers: Readonly<Record<string, OutboxHandler>>
  /** Rows that are done together. */
  readonly batch?: number
  /** Breath between batches, so that work which can wait leaves the machine to work which cannot. */
  readonly pauseMs?: number
  /** After so many attempts a row is given up, with a word in the log. Never, unless it is given. */
  readonly maxAttempts?: number
}

export interface Outbox {
  /** There is something new: soon, together with whatever else comes meanwhile. */
  wake(): void
  /** Does all the work there is now. */
  drain(): Promise<void>
  close(): Promise<void>
}

interface Row {
  readonly id: number
  readonly topic: string
  readonly attempts: number
  readonly payload: unknown
}

const DEFAULT_BATCH = 500
/** Long enough to gather the orders of a busy moment, short enough for a shopper to see the stock move. */
const GATHER_MS = 40
/** Finds what a process that died, or another process, left behind. */
const POLL_MS = 15_000

// Claimed rows come back unless they are done by then, after one minute, two, four, up to six hours: no connection is held
// while the work is done.
const CLAIM: Statement = {
  name: 'claim-outbox',
  text: `update outbox set attempts = attempts + 1, available_at = now() + interval '1 minute' * least(360, power(2, least(attempts, 10)))
    where id in (
      select id from outbox where available_at <= now() and topic = any($1) order by id limit $2 for update skip locked
    )
    returning id, topic, attempts, payload`,
}
const FINISH: Statement = { name: 'finish-outbox', text: 'delete from outbox where id = any($1::bigint[])' }

/** Performs what changes have left to be done. Any number of processes may share one outbox. */
export function startOutbox(options: OutboxOptions): Outbox {
  let running: Promise<void> = Promise.resolve()
  let isOpen = true
  let gathering: NodeJS.Timeout | null = null
  const poll = setInterval(wake, POLL_MS)
  poll.unref()
  wake()

  function wake(): void {
    gathering ??= setTimeout(() => {
      gathering = null
      void drain()
    }, GATHER_MS)
    gathering.unref()
  }

  function drain(): Promise<void> {
    running = running
      .then(() => drainAll(options, () => isOpen))
      .catch((fault: unknown) => options.log.warn({ err: fault }, 'the outbox waits'))
    return running
  }

  return {
    wake,
    drain,
    async close() {
      isOpen = false
      clearInterval(poll)
      if (gathering) clearTimeout(gathering)
      await running
    },
  }
}

/** Batch after batch, until there is no more or nobody waits for it. */
async function drainAll(options: OutboxOptions, isOpen: () => boolean): Promise<void> {
  const { sql, handlers, batch = DEFAULT_BATCH, pauseMs = 0 } = options
  while (isOpen()) {
    const rows = await sql.run<Row>(CLAIM, [Object.keys(handlers), batch])
    const topics = Map.groupBy(
      rows.toSorted((a, b) => a.id - b.id),
      ({ topic }) => topic,
    )
    // What broke one would most likely break the next: the rest waits for the next round.
    for (const [topic, claimed] of topics) if (!(await perform(options, topic, claimed))) return
    if (rows.length < batch) return
    if (pauseMs > 0) await wait(pauseMs)
  }
}

/** A fault leaves the rows for later, and answers false. */
async function perform({ sql, log, handlers, maxAttempts }: OutboxOptions, topic: string, rows: readonly Row[]): Promise<boolean> {
  const finish = (done: readonly Row[]) => sql.run(FINISH, [done.map(({ id }) => id)])
  try {
    await handlers[topic]?.(rows.map(({ payload }) => payload))
    await finish(rows)
    return true
  } catch (fault) {
    if (isDatabaseAway(fault)) throw fault
    log.error({ err: fault, topic, rows: rows.length }, 'work of the outbox failed')
    const hopeless = rows.filter(({ attempts }) => maxAttempts !== undefined && attempts >= maxAttempts)
    if (hopeless.length > 0) {
      await finish(hopeless)
      log.error({ topic, rows: hopeless.length }, 'work of the outbox was given up')
    }
    return false
  }
}

import type { Log } from './client.ts'
import { isDatabaseAway } from './database-fault.ts'
import type { Executor, Statement } from './executor.ts'

/** Does the work of one topic; several rows at once, oldest first. A row may come twice: after a crash, after a fault. */
export type OutboxHandler = (payloads: readonly unknown[]) => Promise<void>

export interface OutboxOptions {
  readonly sql: Executor
  readonly log: Log
  readonly handlers: Readonly<Record<string, OutboxHandler>>
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
  readonly payload: unknown
}

const BATCH = 500
/** Long enough to gather the orders of a busy moment, short enough for a shopper to see the stock move. */
const GATHER_MS = 40
/** Finds what a process that died, or another process, left behind. */
const POLL_MS = 15_000

// Claimed rows come back after a minute unless they are done by then: no connection is held while the work is done.
const CLAIM: Statement = {
  name: 'claim-outbox',
  text: `update outbox set attempts = attempts + 1, available_at = now() + interval '1 minute'
    where id in (select id from outbox where available_at <= now() order by id limit ${BATCH} for update skip locked)
    returning id, topic, payload`,
}
const FINISH: Statement = { name: 'finish-outbox', text: 'delete from outbox where id = any($1::bigint[])' }

/** Performs what changes have left to be done. Any number of processes may share one outbox. */
export function startOutbox(options: OutboxOptions): Outbox {
  let running: Promise<void> = Promise.resolve()
  let gathering: NodeJS.Timeout | null = null
  const poll = setInterval(wake, POLL_MS)
  poll.unref()

  function wake(): void {
    gathering ??= setTimeout(() => {
      gathering = null
      void drain()
    }, GATHER_MS)
    gathering.unref()
  }

  function drain(): Promise<void> {
    running = running.then(() => drainAll(options)).catch((fault: unknown) => options.log.warn({ err: fault }, 'the outbox waits'))
    return running
  }

  return {
    wake,
    drain,
    async close() {
      clearInterval(poll)
      if (gathering) clearTimeout(gathering)
      await running
    },
  }
}

async function drainAll(options: OutboxOptions): Promise<void> {
  for (;;) {
    const rows = await options.sql.run<Row>(CLAIM)
    const topics = Map.groupBy(
      rows.toSorted((a, b) => a.id - b.id),
      ({ topic }) => topic,
    )
    for (const [topic, claimed] of topics) await perform(options, topic, claimed)
    if (rows.length < BATCH) return
  }
}

/** A fault leaves the rows for the next round. */
async function perform({ sql, log, handlers }: OutboxOptions, topic: string, rows: readonly Row[]): Promise<void> {
  try {
    const handle = handlers[topic]
    if (!handle) throw new Error(`Nobody handles ${topic}`)
    await handle(rows.map(({ payload }) => payload))
    await sql.run(FINISH, [rows.map(({ id }) => id)])
  } catch (fault) {
    if (isDatabaseAway(fault)) throw fault
    log.error({ err: fault, topic, rows: rows.length }, 'work of the outbox failed')
  }
}

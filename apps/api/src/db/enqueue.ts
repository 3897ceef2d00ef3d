import type { Executor, Statement } from './executor.ts'

const INSERT: Statement = { name: 'insert-outbox', text: 'insert into outbox (topic, payload) values ($1, $2)' }

/** Adds a job to the outbox. Call it in the transaction of the change that the job follows from. */
export async function enqueue(tx: Executor, topic: string, payload: object): Promise<void> {
  await tx.run(INSERT, [topic, JSON.stringify(payload)])
}

const INSERT_LATER: Statement = {
  name: 'insert-outbox-later',
  text: `insert into outbox (topic, payload, available_at) values ($1, $2, now() + $3 * interval '1 second')`,
}

/** Adds a job that starts after `seconds` at the earliest. */
export async function enqueueLater(tx: Executor, topic: string, payload: object, seconds: number): Promise<void> {
  await tx.run(INSERT_LATER, [topic, JSON.stringify(payload), seconds])
}

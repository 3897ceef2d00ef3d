import type { Executor, Statement } from './executor.ts'

const INSERT: Statement = { name: 'insert-outbox', text: 'insert into outbox (topic, payload) values ($1, $2)' }

/** Adds a job to the outbox. Call it in the transaction of the change that the job follows from. */
export async function enqueue(tx: Executor, topic: string, payload: object): Promise<void> {
  await tx.run(INSERT, [topic, JSON.stringify(payload)])
}

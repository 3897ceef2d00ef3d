import type { Executor, Statement } from './executor.ts'

const INSERT: Statement = { name: 'insert-outbox', text: 'insert into outbox (topic, payload) values ($1, $2)' }

/** Leaves work for the outbox: in the transaction of the change that it follows from, or not at all. */
export async function enqueue(tx: Executor, topic: string, payload: object): Promise<void> {
  await tx.run(INSERT, [topic, JSON.stringify(payload)])
}

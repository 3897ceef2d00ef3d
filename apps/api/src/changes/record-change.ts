import type { Executor, Statement } from '../db/executor.ts'
import { type ChangeKey, type ChangeTopic, KEYLESS_TOPICS } from './change.ts'

/** Maximum number of keys per row, which limits a row to about 20 kB. */
const MAX_KEYS = 500

const RECORD: Statement = {
  name: 'record-change',
  text: `with recorded as (insert into change (topic, keys) values ($1, $2)) select pg_notify('change', '')`,
}

/**
 * Notifies every process of a change when the transaction commits. Must run in the transaction of the change itself: otherwise a
 * crash in between would leave the other processes with old data.
 */
export async function recordChange<Topic extends ChangeTopic>(
  tx: Executor,
  topic: Topic,
  keys: readonly ChangeKey<Topic>[],
): Promise<void> {
  if (Object.hasOwn(KEYLESS_TOPICS, topic)) {
    await tx.run(RECORD, [topic, '[]'])
    return
  }
  for (let from = 0; from < keys.length; from += MAX_KEYS) {
    await tx.run(RECORD, [topic, JSON.stringify(keys.slice(from, from + MAX_KEYS))])
  }
}

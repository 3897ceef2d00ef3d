import type { Connection } from './connectivity.ts'

/** A server that takes longer counts as unreachable. */
const ONLINE_MS = 3000
/** The same while other calls find that the server does not answer. */
const UNREACHABLE_MS = 300

/** How long a page waits for an answer before it shows what this device has, or that nothing answers. docs/behaviour/offline.md §7.6, §7.8. */
export function answerLimitMs(connection: Connection): number {
  return connection === 'online' ? ONLINE_MS : UNREACHABLE_MS
}

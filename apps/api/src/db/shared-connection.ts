import type pg from 'pg'
import { type Executor, executorOnClient, isRefusedStatement } from './executor.ts'

/** One checkout of the connection, extended while further statements share it. */
interface Lease {
  readonly client: Promise<pg.PoolClient>
  isHeld: boolean
  users: number
  isUsable: boolean
}

/**
 * Pipelines statements on the only connection of the embedded database, so that its thread handles several queued statements at once.
 * Each statement is its own transaction and fails alone. A caller that needs the connection exclusively waits in the pool's queue,
 * and later statements queue behind it.
 */
export function executorOnSharedConnection(pool: pg.Pool): Executor {
  let current: Lease | null = null

  function join(): Lease {
    const isOpen = current !== null && (!current.isHeld || pool.waitingCount === 0)
    const lease = isOpen && current ? current : { client: pool.connect(), isHeld: false, users: 0, isUsable: true }
    current = lease
    lease.users += 1
    return lease
  }

  function leave(lease: Lease, client: pg.PoolClient): void {
    lease.users -= 1
    if (lease.users > 0) return
    if (current === lease) current = null
    client.release(!lease.isUsable)
  }

  return {
    async run(statement, values) {
      const lease = join()
      const client = await lease.client.catch((fault: unknown) => {
        if (current === lease) current = null
        throw fault
      })
      lease.isHeld = true
      try {
        return await executorOnClient(client, null).run(statement, values)
      } catch (fault) {
        lease.isUsable &&= isRefusedStatement(fault)
        throw fault
      } finally {
        leave(lease, client)
      }
    },
  }
}

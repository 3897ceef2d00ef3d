import type pg from 'pg'
import { type Executor, executorOnClient, isRefusedStatement } from './executor.ts'

/** One checkout of the connection, for as long as statements keep coming that may share it. */
interface Lease {
  readonly client: Promise<pg.PoolClient>
  isHeld: boolean
  users: number
  isUsable: boolean
}

/**
 * Statements on the one connection of the embedded database, sent without waiting for the answers to those before: its thread
 * does in one go what was asked meanwhile. Each is a transaction of its own as ever, and a fault is the fault of one. Who
 * wants the connection alone waits in the pool's queue, and whoever comes after them waits behind them.
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

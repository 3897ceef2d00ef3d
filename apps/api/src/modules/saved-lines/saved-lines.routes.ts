import { changeSavedLines, readSavedLines } from '@meerkat/contract/saved-lines'
import type { Database } from '../../db/client.ts'
import type { Caller, FindCustomerId } from '../../http/caller.ts'
import { getListOwner } from '../../http/list-owner.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { changeLines, findLines } from './saved-lines.store.ts'

export interface SavedLinesDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  readonly findCustomerId: FindCustomerId
}

/** The endpoints of docs/wire.md §2.13. */
export function serveSavedLines(operations: Operations, { database, now, findCustomerId }: SavedLinesDeps): void {
  const { sql } = database
  const ownerOf = (caller: Caller) => getListOwner(findCustomerId, caller)

  operations.serve(readSavedLines, async ({ caller }) => ({ lines: await findLines(sql, await ownerOf(caller)) }), {
    rateClass: 'R',
    noStore: true,
  })
  operations.serve(
    changeSavedLines,
    async ({ body, caller }) => {
      const owner = await ownerOf(caller)
      await database.transaction(async (tx) => {
        if (!(await changeLines(tx, owner, { ...body, now: now() }))) throw new Refusal('saved-lines-full')
      })
      return { lines: await findLines(sql, owner) }
    },
    { rateClass: 'W', noStore: true },
  )
}
